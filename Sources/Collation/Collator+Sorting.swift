extension Collator {
  /// The texts in this collation's order.
  ///
  /// - Parameters:
  ///   - texts: What to sort.
  ///   - threads: On how many threads at most. The result is the same for any number.
  /// - Returns: All the texts.
  /// - Complexity: O(*n* log *n*) for *n* texts, at worst; O(*n*) as long as few of them are the same but
  ///   for case and accents.
  public func sorted(_ texts: some Collection<String>, threads: Int = 1) -> [String] {
    sorted(texts, threads: threads, by: { $0 })
  }

  /// The elements in the order of their texts; elements whose texts are the same stay as they were.
  ///
  ///     collator.sorted(people, by: \.name)
  ///
  /// - Parameters:
  ///   - elements: What to sort.
  ///   - threads: On how many threads at most. The result is the same for any number.
  ///   - text: Gives the text of an element. It is called once for each, on this thread.
  /// - Returns: All the elements.
  /// - Complexity: O(*n* log *n*) for *n* elements, at worst; O(*n*) as long as few of the texts are the
  ///   same but for case and accents.
  public func sorted<Elements: Collection>(
    _ elements: Elements, threads: Int = 1, by text: (Elements.Element) -> String
  ) -> [Elements.Element] {
    let all = Array(elements)
    let texts = all.map(text)
    // What few texts have in common doesn't make up for working it out.
    guard all.count >= 100,
      let order = BulkOrder(count: all.count, of: self, threads: threads, text: { texts[$0] })
    else { return sortedByKeys(all, texts) }
    return order.places.map { all[Int($0)] }
  }

  /// The elements in the order of their texts, for few texts, or texts of any length.
  private func sortedByKeys<Element>(_ elements: [Element], _ texts: [String]) -> [Element] {
    var keys = KeyArena()
    for text in texts { keys.append(utf8: text.utf8Span.span, of: self) }
    return keys.sortedIndices().map { elements[$0] }
  }
}
