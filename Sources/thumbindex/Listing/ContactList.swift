internal import Collation
internal import ThumbIndex

/// Contacts in their sections.
struct ContactList {
  struct Section {
    /// The section's number among those of the collation.
    var number: Int
    var title: String
    /// Which of the sorted rows are in it.
    var places: Range<Int>
  }

  let rows: ListedRows
  let collation: IndexedCollation
  /// The numbers of the rows, in order.
  private let order: [UInt32]
  let sections: [Section]

  /// Sorts rows. `told` is called for each.
  init(
    _ rows: ListedRows, _ collation: IndexedCollation, includesEmptySections: Bool,
    told: (Int) -> Void
  ) {
    let bulk = collation.bulkOrder(count: rows.count) { row in
      told(row)
      return rows.sortName(of: row)
    }
    let (order, counts) =
      bulk.map { ($0.places, $0.counts) } ?? Self.keyOrder(of: rows, collation, told: told)
    var sections: [Section] = []
    var start = 0
    for (number, title) in collation.sectionTitles.enumerated() {
      if counts[number] > 0 || includesEmptySections {
        let places = start..<start + counts[number]
        sections.append(Section(number: number, title: title, places: places))
      }
      start += counts[number]
    }
    (self.rows, self.collation, self.order, self.sections) = (rows, collation, order, sections)
  }

  /// The order by whole keys, where more than the first letter decides about sections, or there is too
  /// much to sort in bulk.
  private static func keyOrder(
    of rows: ListedRows, _ collation: IndexedCollation, told: (Int) -> Void
  ) -> (order: [UInt32], counts: [Int]) {
    var keys = KeyArena()
    var counts = Array(repeating: 0, count: collation.sectionTitles.count)
    var key: [UInt8] = []
    for row in 0..<rows.count {
      told(row)
      key.removeAll(keepingCapacity: true)
      collation.appendIndexKey(utf8: rows.sortName(of: row).utf8.span, to: &key)
      counts[IndexKey(bytes: key).section] += 1
      keys.append(key: key.span)
    }
    return (keys.sortedIndices().map { UInt32(truncatingIfNeeded: $0) }, counts)
  }

  /// Gives the contacts of a section in order.
  func contacts(of section: Section) -> some Sequence<ListedContact> {
    order[section.places].lazy.map { rows[Int($0)] }
  }

  /// The strip of letters for the sections.
  var strip: IndexStrip {
    let titles = collation.sectionIndexTitles.enumerated().map { place, text in
      let number = collation.section(forSectionIndexTitleAt: place)
      let section = sections.firstIndex { $0.number == number }
      return IndexStrip.Title(
        text, label: collation.sectionTitles[number], section: section,
        rowCount: section.map { sections[$0].places.count } ?? 0)
    }
    return IndexStrip(
      titles: titles, direction: collation.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
