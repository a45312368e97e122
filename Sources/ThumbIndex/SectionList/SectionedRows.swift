internal import Collation

/// Elements in the order of an index, each key made once.
struct SectionedRows<Element> {
  private let elements: [Element]
  private let keys: KeyArena
  /// The elements' offsets, in order.
  private let order: [Int]

  /// Sorts elements by section, then by key; elements with equal names stay as they were.
  init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, by text: (Element) -> String
  ) where Elements.Element == Element {
    let prefixes = collation.sectionTitles.indices.map(IndexKey.prefix)
    var all: [Element] = []
    all.reserveCapacity(elements.underestimatedCount)
    var keys = KeyArena()
    for element in elements {
      let text = text(element)
      let name = collation.counted(text.utf8.span)
      let section = collation.section(counted: name)
      keys.append(utf8: name, of: collation.collator, prefix: prefixes[section])
      all.append(element)
    }
    self.elements = all
    self.keys = keys
    order = keys.sortedIndices()
  }

  /// The number of elements.
  var count: Int { elements.count }

  /// The elements in order.
  var rows: [Element] { order.map { elements[$0] } }

  /// The elements in a tree for each of so many sections. The numbers in their keys are their offsets.
  ///
  /// - Complexity: O(*n*).
  func shelves(_ count: Int) -> [KeyedTree<Element>] {
    ranges(count).map { range in
      KeyedTree(range, value: { elements[order[$0]] }) { number, key in
        key += keys.key(at: order[number])
        RowKey.appendTail(order[number], to: &key)
      }
    }
  }

  /// Where each section lies in `order`.
  private func ranges(_ count: Int) -> [Range<Int>] {
    var counts = [Int](repeating: 0, count: count)
    for index in order.indices { counts[RowKey.section(of: keys.key(at: index))] += 1 }
    return counts.reduce(into: []) { ranges, count in
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + count)
    }
  }
}

extension SectionedRows: Sendable where Element: Sendable {}
