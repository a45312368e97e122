package import Collation
package import ContactCards
package import ThumbIndex

/// Makes the index keys of contacts for one order.
package struct ContactOrdering: Sendable {
  package let collation: IndexedCollation
  private let text: ListedText
  /// Whatever the keys depend on.
  package let identity: String

  package init(_ order: ListOrder) throws(LanguageTagError) {
    try self.init(
      IndexedCollation(locale: order.locale), locale: order.locale, ordering: order.ordering)
  }

  /// The ordering of a collation that has been made already.
  package init(_ collation: IndexedCollation, locale: String, ordering: NameOrdering)
    throws(LanguageTagError)
  {
    self.collation = collation
    text = try ListedText(ordering, locale: locale)
    identity = "\(ordering.rawValue) \(ListedText.version); \(collation.identity)"
  }

  /// The number of the section that a contact is in.
  package func section(of contact: Contact) -> Int { IndexKey.section(of: key(of: contact)[...]) }

  /// The key that gives a contact its place.
  func key(of contact: Contact) -> [UInt8] { key(of: text.of(contact)) }

  /// The key that gives a name its place.
  ///
  /// Names whose keys have the same first two thousand bytes stand in the order in which they came: engines
  /// can't look for longer ones.
  func key(of name: String) -> [UInt8] {
    var key: [UInt8] = []
    collation.appendIndexKey(utf8: name.utf8Span.span, to: &key)
    return key.count > Self.longestKey ? Array(key[..<Self.longestKey]) : key
  }

  /// PostgreSQL takes 2704 bytes in a row of an index, the other columns among them.
  private static let longestKey = 2000
}
