internal import ThumbIndex

/// A run of rows of a list in two pieces of memory: for whoever hands out thousands of pages a second.
package struct PackedPage: Sendable {
  /// What lists show of a contact. Texts are places in ``PackedPage/bytes``.
  package struct Row: Sendable {
    package let id: Int64
    package let revision: Int64
    package let flags: ContactFlags
    package let section: Int
    package let name: Range<Int>
    /// `nil` if there is nothing that tells the contact from others with its name.
    package let detail: Range<Int>?
    /// The beginning of the card.
    package let card: Range<Int>
    fileprivate let key: Range<Int>
  }

  /// Where a page begins.
  package enum Start: Sendable, Hashable {
    case at(Int)
    case after(PageMark?)
    case before(PageMark)
  }

  package private(set) var bytes: [UInt8] = []
  package private(set) var rows: [Row] = []
  /// How many rows the whole list has.
  package internal(set) var total = 0

  init() {}

  /// So much of a card tells how its name is made.
  private static let cardStart = 512

  static let columns =
    "l.key, l.contact, c.revision, c.flags, c.name, c.detail, substr(c.card, 1, \(cardStart))"

  mutating func append(_ columns: any SQLColumns) {
    let key = columns.append(0, to: &bytes)
    rows.append(
      Row(
        id: columns.integer(1), revision: columns.integer(2),
        flags: ContactFlags(rawValue: columns.integer(3)),
        section: IndexKey.section(of: bytes[key]), name: columns.append(4, to: &bytes),
        detail: columns.isNull(5) ? nil : columns.append(5, to: &bytes),
        card: columns.append(6, to: &bytes), key: key))
  }

  mutating func reverse() { rows.reverse() }

  mutating func reserve(_ count: Int) {
    rows.reserveCapacity(count)
    bytes.reserveCapacity(count * 400)
  }

  /// Appends the mark of a row (``PageMark/text``), which has to be one of the page.
  package func appendMark(of row: Row, to text: inout [UInt8]) {
    HexText.append(bytes[row.key], to: &text)
    text.append(UInt8(ascii: "."))
    text += String(row.id, radix: 16).utf8
  }
}
