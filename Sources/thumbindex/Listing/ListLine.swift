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
    var line = "  "
    let name = shown(name)
    line += name
    guard let detail else { return line }
    line += blanks(max(2, column.start - TerminalWidth.of(name)))
    line += VisibleText.of(detail)
    return line
  }

  /// Enough for every gap there is.
  private static let blanks = String(repeating: " ", count: widestName + 2)

  private static func blanks(_ count: Int) -> Substring {
    Substring(blanks.utf8.prefix(count))
  }

  /// A name as it is shown.
  static func shown(_ name: String) -> String { name.isEmpty ? "(no name)" : VisibleText.of(name) }
}
