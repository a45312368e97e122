/// A run of rows of a list in two pieces of memory: for whoever hands out thousands of pages a second.
package struct PackedPage: Sendable {
  /// A row without what lists show of its contact.
  struct Listed: Sendable {
    let id: Int64
    let section: Int
  }

  /// What lists show of a contact. Texts are places in ``PackedPage/bytes``.
  package struct Row: Sendable {
    package let id: Int64
    package let revision: Int64
    package let flags: ContactFlags
    package let section: Int
    package let name: Range<Int>
    /// What tells the contact from others with its name; empty if nothing does.
    package let detail: Range<Int>
    /// Where the family name stands in the name, in UTF-16 code units; empty where it doesn't.
    package let family: Range<Int>
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
  /// The marks of the first row and of the last; `nil` if there are no rows.
  package internal(set) var first: PageMark?
  package internal(set) var last: PageMark?

  init() {}

  mutating func reserve(_ count: Int) {
    rows.reserveCapacity(count)
    bytes.reserveCapacity(count * 64)
  }

  mutating func append(
    _ listed: Listed, revision: Int64, _ flags: ContactFlags, family: Range<Int>,
    _ texts: Span<UInt8>, nameCount: Int
  ) {
    let start = bytes.count
    unsafe texts.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    let middle = start + min(nameCount, texts.count)
    rows.append(
      Row(
        id: listed.id, revision: revision, flags: flags, section: listed.section,
        name: start..<middle, detail: middle..<bytes.count, family: family))
  }
}

extension PageMark {
  /// Appends ``text``.
  package func append(to text: inout [UInt8]) {
    HexText.append(place.key[...], to: &text)
    text.append(UInt8(ascii: "."))
    text += String(place.contact, radix: 16).utf8
  }
}
