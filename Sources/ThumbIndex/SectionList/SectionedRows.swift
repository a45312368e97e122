internal import Collation

/// Elements in the order of an index, the name of each asked for once.
struct SectionedRows<Element> {
  private let collation: IndexedCollation
  private let elements: [Element]
  private let names: [String]
  /// The elements' offsets, in order.
  private let order: [Int]
  /// How many elements each section has.
  private let counts: [Int]

  /// Sorts elements by section, then by key; elements with equal names stay as they were.
  init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, by text: (Element) -> String
  ) where Elements.Element == Element {
    self.collation = collation
    self.elements = Array(elements)
    let names = self.elements.map(text)
    self.names = names
    if let bulk = collation.bulkOrder(count: names.count, text: { names[$0] }) {
      order = bulk.places.map(Int.init)
      counts = bulk.counts
    } else {
      (order, counts) = Self.sorted(names, collation)
    }
  }

  /// Sorts by whole keys, where a section takes more than the first weight of a name.
  private static func sorted(_ names: [String], _ collation: IndexedCollation) -> (
    order: [Int], counts: [Int]
  ) {
    let prefixes = collation.sectionTitles.indices.map(IndexKey.prefix)
    var counts = [Int](repeating: 0, count: prefixes.count)
    var keys = KeyArena()
    for name in names {
      let counted = collation.counted(name.utf8.span)
      let section = collation.section(counted: counted)
      counts[section] += 1
      keys.append(utf8: counted, of: collation.collator, prefix: prefixes[section])
    }
    return (keys.sortedIndices(), counts)
  }

  /// The number of elements.
  var count: Int { elements.count }

  /// The elements in order.
  var rows: [Element] { order.map { elements[$0] } }

  /// The elements in a tree for each section. The numbers in their keys are their offsets.
  ///
  /// - Complexity: O(*n*).
  var shelves: [KeyedTree<Element>] {
    var end = 0
    return counts.map { count in
      let start = end
      end += count
      return KeyedTree(start..<end, value: { elements[order[$0]] }) { number, key in
        collation.appendIndexKey(utf8: names[order[number]].utf8.span, to: &key)
        RowKey.appendTail(order[number], to: &key)
      }
    }
  }
}

extension SectionedRows: Sendable where Element: Sendable {}
