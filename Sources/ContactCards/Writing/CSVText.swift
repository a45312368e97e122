/// The spelling of tables (RFC 4180).
enum CSVText {
  /// A row with its end.
  static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { ",\"\n\r".utf8.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}

/// A table of contacts: its columns, and a row of it.
protocol ContactTable {
  /// The names of the columns.
  static var columns: [String] { get }
  /// The properties of which the columns can hold something.
  static var said: Set<String> { get }
  /// What of a property that the columns can hold there was no room for.
  var unsaid: [String] { get }

  init(_ contact: Contact)

  /// The cells in the columns' order.
  mutating func cells() -> [String]
}
