/// What several readers have read, divided anew for several sorters.
struct BulkParts: Sendable {
  /// The words behind the prefixes of all items.
  let rests: [UInt64]
  /// How many texts each section has.
  let counts: [Int]
  /// The prefixes at which the parts for the sorters begin, from the second on.
  let splitters: [UInt64]
  private let parts: [[BulkItem]]
  /// For each part, what to add to the places of its words.
  private let offsets: [UInt32]

  init(_ read: [BulkItems], dividedBy number: Int) {
    parts = read.map(\.items)
    var (rests, offsets): ([UInt64], [UInt32]) = ([], [])
    rests.reserveLargePages(read.reduce(0) { $0 + $1.rests.count })
    for part in read {
      offsets.append(UInt32(rests.count))
      rests += part.rests
    }
    self.rests = rests
    self.offsets = offsets
    counts = (read.first?.counts ?? []).indices.map { section in
      read.reduce(0) { $0 + $1.counts[section] }
    }
    splitters = Self.splitters(of: parts, number)
  }

  /// Prefixes that divide the items into parts of much the same size, as far as a sample shows.
  private static func splitters(of parts: [[BulkItem]], _ number: Int) -> [UInt64] {
    let step = max(1, parts.reduce(0) { $0 + $1.count } / (number * 128))
    let sample = parts.flatMap { part in
      stride(from: 0, to: part.count, by: step).map { part[$0].prefix }
    }.sorted()
    return (1..<number).map { sample.isEmpty ? 0 : sample[sample.count * $0 / number] }
  }

  /// The items for a sorter, in the order of their places.
  func items(for sorter: Int) -> [BulkItem] {
    let lower = sorter == 0 ? 0 : splitters[sorter - 1]
    let upper = sorter < splitters.count ? splitters[sorter] : nil
    var items: [BulkItem] = []
    // A little more than a fair share, since the splitters come from a sample.
    let count = parts.reduce(0) { $0 + $1.count } / parts.count
    items.reserveLargePages(count + count / 16)
    for (part, offset) in zip(parts, offsets) {
      for item in part where item.prefix >= lower && upper.map({ item.prefix < $0 }) ?? true {
        var item = item
        if item.rest != 0 { item.rest += offset }
        items.append(item)
      }
    }
    return items
  }
}
