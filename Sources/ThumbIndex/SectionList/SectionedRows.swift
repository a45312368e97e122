internal import Collation

/// Elements in the order of an index, and where each section begins among them.
struct SectionedRows<Element> {
  /// The elements by section, then by key.
  let rows: [Element]

  /// Where each section begins in `rows`, and behind the last one where it ends.
  let starts: [Int]

  /// Sorts elements into sections. The key of each is made once.
  init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, by text: (Element) -> String
  ) where Elements.Element == Element {
    let elements = Array(elements)
    let prefixes = collation.sectionTitles.indices.map(IndexKey.prefix)
    var counts = [Int](repeating: 0, count: prefixes.count)
    var keys = KeyArena()
    for element in elements {
      let name = text(element)
      let section = collation.section(utf8: name.utf8.span)
      counts[section] += 1
      keys.append(utf8: name.utf8.span, of: collation.collator, prefix: prefixes[section])
    }
    rows = keys.sortedIndices().map { elements[$0] }
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }
}

extension SectionedRows: Sendable where Element: Sendable {}
