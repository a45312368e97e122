/// The search keys of a contact, one after another.
///
/// A key is the number of its ``SearchField``, and what may be typed, in the bytes of ``SearchCode``. It has
/// at most ``longest`` bytes, and a contact at most ``most`` keys.
package struct SearchKeys: Sendable {
  /// How many bytes a key has at most: more than most names, less than would make blocks uneven.
  package static let longest = 64
  /// How many keys a contact has at most.
  package static let most = 64

  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []

  package init() {}

  package var count: Int { ends.count }

  /// Where a key lies in `bytes`.
  func range(_ place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }

  /// A key.
  package subscript(place: Int) -> [UInt8] { Array(bytes[range(place)]) }

  /// The keys, each once, in order.
  package var sorted: [[UInt8]] {
    Set((0..<count).map { self[$0] }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a key, unless there are too many, or it is there.
  mutating func append(_ field: SearchField, _ key: some Collection<UInt8>) {
    guard !key.isEmpty, count < Self.most else { return }
    let start = bytes.count
    bytes.append(field.rawValue)
    bytes.append(contentsOf: key.prefix(Self.longest - 1))
    ends.append(bytes.count)
    if isRepeated(start) {
      bytes.removeLast(bytes.count - start)
      ends.removeLast()
    }
  }

  /// Whether the last key, which begins at `start`, is there before.
  private func isRepeated(_ start: Int) -> Bool {
    let length = bytes.count - start
    return (0..<count - 1).contains { place in
      let other = range(place)
      return other.count == length
        && (0..<length).allSatisfy { bytes[other.lowerBound + $0] == bytes[start + $0] }
    }
  }
}
