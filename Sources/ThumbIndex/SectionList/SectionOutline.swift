/// The titles of all sections that a list may have, and which of them it has, with how many rows.
struct SectionOutline: Sendable {
  private let titles: [String]
  /// How many sections from the first are in the list with rows or without.
  private let fixedCount: Int
  /// The list's sections, in order.
  private(set) var sections: [ListSection] = []
  /// The number of rows in all of them.
  private(set) var count = 0

  /// The outline of sections without rows.
  init(_ titles: [String], fixedCount: Int) {
    self.titles = titles
    self.fixedCount = fixedCount
    for number in 0..<fixedCount { insertSection(number, at: number) }
  }

  /// The offset of a section in the list, if it is there.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func offset(of number: Int) -> Int? {
    let offset = sectionCount(before: number)
    return offset < sections.count && sections[offset].number == number ? offset : nil
  }

  /// How many of the list's sections have a number below `number`.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func sectionCount(before number: Int) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Notes that the section with a number has so many rows more, or fewer.
  ///
  /// - Complexity: O(*s*) in the number of sections, if one comes or goes; else O(log *s*).
  mutating func add(_ rows: Int, to number: Int) {
    let offset = sectionCount(before: number)
    if self.offset(of: number) == nil { insertSection(number, at: offset) }
    sections[offset].count += rows
    count += rows
    if sections[offset].count == 0, number >= fixedCount { sections.remove(at: offset) }
  }

  private mutating func insertSection(_ number: Int, at offset: Int) {
    sections.insert(ListSection(number: number, title: titles[number], count: 0), at: offset)
  }
}
