/// What a terminal shows of a task that takes long: how far it has come.
///
/// Nothing is shown where there is no terminal, nor in the first second; and whatever was shown is
/// wiped out in the end.
struct ProgressBar {
  let isOnTerminal: Bool

  /// When the bar may be written next, since the beginning.
  private var due = Duration.seconds(1)
  /// How many columns the bar takes as it stands.
  private var shownWidth = 0

  /// More often gains nothing for the eye.
  private static let interval = Duration.milliseconds(100)

  init(isOnTerminal: Bool) { self.isOnTerminal = isOnTerminal }

  /// What to write when the task has come to `done` of `total`, or `nil` if nothing is due.
  mutating func update(_ task: String, _ done: Int, of total: Int, after elapsed: Duration)
    -> String?
  {
    guard isOnTerminal, elapsed >= due else { return nil }
    due = elapsed + Self.interval
    let wiped = wipe() ?? ""
    let text = Self.text(task, done, of: total)
    shownWidth = text.utf8.count
    return wiped + text
  }

  /// What to write to wipe the bar out, or `nil` if none is shown.
  ///
  /// Blanks do it on any terminal, also on one that knows no escape sequences.
  mutating func wipe() -> String? {
    guard shownWidth > 0 else { return nil }
    defer { shownWidth = 0 }
    return "\r" + String(repeating: " ", count: shownWidth) + "\r"
  }

  /// The bar in ASCII, in one line of a narrow terminal: `Sorting [#####---------------]  25 %`.
  ///
  /// Where the total is not known it is 0, and the bytes that are done are shown:
  /// `Reading 12 MB`.
  static func text(_ task: String, _ done: Int, of total: Int) -> String {
    guard total > 0 else { return "\(task) \(done / 1_000_000) MB" }
    let share = min(1, Double(done) / Double(total))
    let filled = Int(share * Double(columns))
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: columns - filled)
    let percent = String(Int(share * 100))
    let gap = String(repeating: " ", count: 3 - percent.utf8.count)
    return "\(task) [\(bar)] \(gap)\(percent) %"
  }

  private static let columns = 20
}
