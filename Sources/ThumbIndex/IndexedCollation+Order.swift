public import Collation

extension IndexedCollation {
  /// Makes the key that gives a name its place among all names.
  ///
  /// - Parameter text: The name.
  /// - Returns: The section's number and the sort key.
  /// - Complexity: O(*n*) in the length of the name.
  public func indexKey(for text: String) -> IndexKey {
    var bytes: [UInt8] = []
    appendIndexKey(utf8: text.utf8.span, to: &bytes)
    return IndexKey(bytes: bytes)
  }

  /// Adds the index key of a name in UTF-8 to bytes that may hold others already.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package func appendIndexKey(utf8 name: Span<UInt8>, to bytes: inout [UInt8]) {
    let name = counted(name)
    bytes += IndexKey.prefix(section(counted: name))
    collator.appendSortKey(utf8: name, to: &bytes)
  }

  /// How two names stand to each other: by their sections, in the same one by the collation.
  ///
  /// - Complexity: O(*n*) in the length of the shorter name. To sort many names, take
  ///   ``sorted(_:by:)``, which looks at each once.
  public func compare(_ left: String, _ right: String) -> Ordering {
    let (left, right) = (counted(left.utf8.span), counted(right.utf8.span))
    let sections = (section(counted: left), section(counted: right))
    if sections.0 != sections.1 { return sections.0 < sections.1 ? .ascending : .descending }
    return collator.compare(utf8: left, right)
  }

  /// Whether a name comes before another: what Swift's `sort(by:)` asks for.
  ///
  /// ```swift
  /// names.sort(by: collation.areInIncreasingOrder)
  /// ```
  ///
  /// - Complexity: As of ``compare(_:_:)``.
  public func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    compare(left, right) == .ascending
  }

  /// Sorts elements by section, and in each section by the collation.
  ///
  /// Elements whose names are equal in the collation keep their order.
  ///
  /// ```swift
  /// collation.sorted(people, by: \.name)
  /// ```
  ///
  /// - Parameters:
  ///   - elements: What to sort.
  ///   - text: Gives an element's name; called once for each element.
  /// - Returns: The elements in order.
  /// - Complexity: O(*n* log *n*) in the number of elements; each name's key is made once.
  public func sorted<Elements: Collection>(
    _ elements: Elements, by text: (Elements.Element) -> String
  ) -> [Elements.Element] {
    SectionedRows(elements, collation: self, by: text).rows
  }
}
