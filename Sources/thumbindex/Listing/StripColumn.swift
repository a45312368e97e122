internal import ThumbIndex

/// The strip of letters beside the lines of a list.
///
/// Each screenful has the strip anew. The last one is full, so that it is what the terminal shows in the
/// end; the first has what lines are over, and as much of the strip as goes beside them. Beside a list
/// that is shorter than the screen the strip goes on below it.
struct StripColumn {
  /// The slots of a full screen.
  private let slots: [IndexStrip.Slot]
  private let edge: IndexStrip.Edge
  private let terminal: Terminal
  /// How many columns the widest slot takes.
  private let width: Int
  /// How many lines a full screen has.
  private let screenful: Int

  /// What is still to be shown of the strip on this screen.
  private var pending: ArraySlice<IndexStrip.Slot>
  /// How many lines are still to be written on this screen.
  private var linesLeft: Int

  private static let gap = "  "
  /// A line has no less, however narrow the terminal is.
  private static let narrowest = 10

  /// Makes the strip for a list of so many lines.
  init(_ strip: IndexStrip, besideLines count: Int, on terminal: Terminal) {
    // A line stays for the prompt. Where there is no screen, the whole list is one.
    screenful = terminal.lines.map { max(1, $0 - 1) } ?? max(count, strip.slots.count, 1)
    slots = strip.fitted(slots: screenful).slots
    edge = strip.edge
    self.terminal = terminal
    width = slots.map { TerminalWidth.of($0.text) }.max() ?? 0
    linesLeft = count <= screenful ? screenful : (count - 1) % screenful + 1
    pending = strip.fitted(slots: linesLeft).slots[...]
  }

  /// The next line of the list with its part of the strip.
  mutating func beside(_ text: String) -> String {
    let slot = nextSlot()
    let room = max(Self.narrowest, terminal.columns - width - Self.gap.utf8.count)
    let text = TerminalWidth.cut(text, to: room)
    switch (edge, slot) {
    case (.right, nil): return text
    case (.right, let slot?): return filled(text, to: room) + Self.gap + shown(slot)
    case (.left, let slot):
      let blanks = blanks(after: slot?.text ?? "", to: width) + Self.gap
      return (slot.map(shown) ?? "") + (text.isEmpty ? "" : blanks + text)
    }
  }

  /// The lines that the strip goes on for where the list has ended.
  mutating func rest() -> [String] {
    var lines: [String] = []
    while !pending.isEmpty { lines.append(beside("")) }
    return lines
  }

  private mutating func nextSlot() -> IndexStrip.Slot? {
    if linesLeft == 0 {
      linesLeft = screenful
      pending = slots[...]
    }
    linesLeft -= 1
    return pending.popFirst()
  }

  private func shown(_ slot: IndexStrip.Slot) -> String {
    terminal.dims && slot.isEmpty ? "\u{1B}[2m\(slot.text)\u{1B}[22m" : slot.text
  }

  private func filled(_ text: String, to width: Int) -> String {
    text + blanks(after: text, to: width)
  }

  private func blanks(after text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalWidth.of(text)))
  }
}
