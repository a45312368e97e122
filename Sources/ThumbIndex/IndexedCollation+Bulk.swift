package import Collation

extension IndexedCollation {
  /// The sections for sorting in bulk; nil where a section takes more of a name than its first primary
  /// weight.
  package var bulkSections: BulkSections? {
    guard decidesByFirstWeight else { return nil }
    return BulkSections(count: sectionTitles.count) { section(utf8: $0) }
  }

  /// The order of many names by section and then by the collation, and how many names each section has;
  /// equal names keep their order.
  ///
  /// - Parameters:
  ///   - count: How many names there are.
  ///   - threads: On how many threads to sort.
  ///   - text: Gives a name; called once for each.
  /// - Returns: The order, or nil if the names are more than a gigabyte together, or a section takes more of
  ///   a name than its first primary weight.
  /// - Complexity: O(*n*) for *n* bytes, as long as few names are the same but for case and accents.
  package func bulkOrder(count: Int, threads: Int = 1, text: (Int) -> String) -> BulkOrder? {
    bulkSections.flatMap {
      BulkOrder(count: count, of: collator, sections: $0, threads: threads, text: text)
    }
  }
}
