/// The rows of an address book of Apple's, contact by contact.
///
/// A contact is spread over tables: its record, and one for each kind of value. One query brings them
/// together, ordered by their contact, so that only one contact is in memory at a time whether or not the
/// tables have indexes.
struct AppleRows {
  /// What a row says, in the order of a contact's rows.
  enum Kind: Int64 {
    case record, phone, email, url, address, messaging, social, related, note, group, other
  }

  /// A table, or what else rows can be selected from.
  struct Part {
    var kind: Kind
    /// What follows `FROM`.
    var source: String
    /// The column with the number of the contact.
    var owner: String
    var order = "NULL"
    var label = "NULL"
    var values: [String]
    /// What follows the source, such as `WHERE` and `GROUP BY`.
    var clauses = ""
  }

  /// A row that came out.
  struct Row {
    var owner: Int64
    var kind: Kind?
    var label: String
    fileprivate var columns: SQLRow

    init(_ columns: SQLRow) {
      self.columns = columns
      owner = columns.integer(0)
      kind = Kind(rawValue: columns.integer(1))
      label = columns.text(3)
    }

    /// A value as text; a number as its digits.
    func text(_ place: Int) -> String {
      let column = 4 + place
      let number = columns.integer(column)
      let text = columns.text(column)
      return text.isEmpty && number != 0 ? String(number) : text
    }

    func number(_ place: Int) -> Int64 { columns.integer(4 + place) }
  }

  /// The query for the rows of all parts.
  static func query(_ parts: [Part]) -> String {
    let width = parts.map(\.values.count).max() ?? 0
    let selections = parts.map { part in
      let values = part.values + Array(repeating: "NULL", count: width - part.values.count)
      let columns = [part.owner, "\(part.kind.rawValue)", part.order, part.label] + values
      return "SELECT \(columns.joined(separator: ", ")) FROM \(part.source) \(part.clauses)"
    }
    return selections.joined(separator: " UNION ALL ") + " ORDER BY 1, 2, 3"
  }

  /// A date as SQLite writes it, from seconds since the first of January 2001, UTC.
  static func date(_ column: String) -> String { "date(\(column) + 978307200, 'unixepoch')" }

  /// A moment as vCards write it, from the same.
  static func moment(_ column: String) -> String {
    "strftime('%Y-%m-%dT%H:%M:%SZ', \(column) + 978307200, 'unixepoch')"
  }
}
