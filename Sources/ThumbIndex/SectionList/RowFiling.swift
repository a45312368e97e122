internal import Collation

/// How a list finds the place of an element, and knows it again.
struct RowFiling<Element>: Sendable {
  let collation: IndexedCollation

  /// Where to look for the name, the first choice first.
  let texts: [@Sendable (Element) -> String?]

  /// What tells an element from others, where the list was told.
  let identify: (@Sendable (Element) -> AnyHashable)?

  /// The first of the texts that says anything.
  func name(of element: Element) -> String {
    for text in texts {
      if let name = text(element), !name.isEmpty { return name }
    }
    return ""
  }

  /// The key of the element's row.
  func key(of element: Element, number: Int) -> [UInt8] {
    key(ofName: name(of: element), number: number)
  }

  /// The key of a row with the name.
  func key(ofName name: String, number: Int) -> [UInt8] {
    var key: [UInt8] = []
    collation.appendIndexKey(utf8: name.utf8.span, to: &key)
    RowKey.appendTail(number, to: &key)
    return key
  }

  /// The element's identity, if the list has identities.
  func identity(of element: Element) -> AnyHashable? { identify.map { $0(element) } }
}
