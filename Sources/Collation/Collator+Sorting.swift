extension Collator {
  /// The texts in this collation's order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* texts; the key of each is made once.
  public func sorted(_ texts: some Collection<String>) -> [String] { sorted(texts, by: { $0 }) }

  /// The elements in the order of their texts; elements whose texts are the same stay as they were.
  ///
  ///     collator.sorted(people, by: \.name)
  ///
  /// - Parameters:
  ///   - elements: What to sort.
  ///   - text: Gives the text of an element. It is called once for each.
  /// - Returns: All the elements.
  /// - Complexity: O(*n* log *n*) for *n* elements; the key of each is made once.
  public func sorted<Elements: Collection>(
    _ elements: Elements, by text: (Elements.Element) -> String
  ) -> [Elements.Element] {
    var keys = KeyArena()
    for element in elements { keys.append(utf8: text(element).utf8Span.span, of: self) }
    let all = Array(elements)
    return keys.sortedIndices().map { all[$0] }
  }
}
