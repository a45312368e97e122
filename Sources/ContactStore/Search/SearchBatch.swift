internal import Collation

/// The search keys of many contacts, to be loaded at once.
package struct SearchBatch: Sendable {
  /// Where a key begins, how long it is, and whose it is.
  struct Place: BitwiseCopyable, Sendable {
    let contact: Int64
    private let startAndLength: UInt64

    init(_ range: Range<Int>, contact: Int64) {
      self.contact = contact
      startAndLength = UInt64(range.lowerBound) << 8 | UInt64(range.count & 0xFF)
    }

    @inline(__always)
    var range: Range<Int> {
      let start = Int(truncatingIfNeeded: startAndLength >> 8)
      return start..<start &+ Int(truncatingIfNeeded: startAndLength & 0xFF)
    }

    /// Eight bytes of the key, filled up with zeros.
    @inline(__always)
    func prefix(in keys: Span<UInt8>, from depth: Int = 0) -> UInt64 {
      let range = range
      let start = range.lowerBound + depth
      let count = min(8, range.upperBound - start)
      var prefix: UInt64 = 0
      for index in 0..<max(count, 0) {
        prefix |= UInt64(keys[start + index]) << UInt64(56 - 8 * index)
      }
      return prefix
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var places: [Place] = []

  package init() {}

  /// How many keys there are.
  package var count: Int { places.count }

  /// How much memory they take; to sort them takes as much again.
  package var byteCount: Int { bytes.count + MemoryLayout<Place>.stride * count }

  /// Whether it should be sorted before more is added: its keys take 64 MB.
  package var isFull: Bool { byteCount >= 64 << 20 }

  /// Adds the keys of a contact.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  package mutating func add(_ keys: SearchKeys, contact: Int64) {
    let start = bytes.count
    bytes += keys.bytes
    var first = start
    for end in keys.ends {
      places.append(Place(first..<start + end, contact: contact))
      first = start + end
    }
  }

  /// Removes all keys, and keeps the room for others.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// The keys in order, in blocks.
  ///
  /// - Complexity: O(*n*) in the length of the keys.
  func blocks() -> [SearchBlock] {
    var blocks: [SearchBlock] = []
    var builder = BlockBuilder()
    let sorted = sortedPlaces()
    let keys = bytes.span
    var start = 0
    while start < sorted.count {
      // Each key is somewhere else in memory: to begin with many at once is to wait for them once.
      let entries = entries(sorted.span.extracting(start..<min(start + 64, sorted.count)))
      for entry in entries {
        let key = keys.extracting(entry.place.range)
        if let block = builder.add(key, prefix: entry.prefix, entry.place.contact) {
          blocks.append(block)
        }
      }
      start += entries.count
    }
    if let block = builder.finish() { blocks.append(block) }
    return blocks
  }

  private struct Entry: BitwiseCopyable {
    let place: Place
    var prefix: UInt64 = 0
  }

  private func entries(_ items: Span<BulkItem>) -> [Entry] {
    let places = places.span
    var entries = items.indices.map { Entry(place: places[Int(items[$0].place)]) }
    let keys = bytes.span
    for index in entries.indices { entries[index].prefix = entries[index].place.prefix(in: keys) }
    return entries
  }
}
