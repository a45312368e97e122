/// A contact's line in a list for people: the name, and the detail in a column.
enum ListLine {
  /// A longer name does not push the details of all others to the right.
  private static let widestName = 40

  /// The column of the details, as far as it is known from the names so far.
  struct Column {
    private var widest = 0

    /// Takes a name into account.
    mutating func fit(_ name: String) {
      let width = TerminalWidth.of(shown(name))
      if width <= widestName { widest = max(widest, width) }
    }

    /// Where the details begin.
    var start: Int { widest + 2 }
  }

  /// The line of a contact.
  static func of(_ name: String, _ detail: String?, _ column: Column) -> String {
    let name = shown(name)
    guard let detail else { return "  \(name)" }
    let gap = max(2, column.start - TerminalWidth.of(name))
    return "  \(name)\(String(repeating: " ", count: gap))\(VisibleText.of(detail))"
  }

  /// A name as it is shown.
  static func shown(_ name: String) -> String { name.isEmpty ? "(no name)" : VisibleText.of(name) }
}
