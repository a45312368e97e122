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
    append(field) { $0.append(contentsOf: key) }
  }

  /// Adds a key that `write` adds to the bytes, unless there are too many, or it is there.
  mutating func append(_ field: SearchField, _ write: (inout [UInt8]) -> Void) {
    guard count < Self.most else { return }
    let start = bytes.count
    bytes.append(field.rawValue)
    write(&bytes)
    if bytes.count > start + Self.longest {
      bytes.removeLast(bytes.count - start - Self.longest)
    }
    ends.append(bytes.count)
    if bytes.count == start + 1 || isRepeated(start) {
      bytes.removeLast(bytes.count - start)
      ends.removeLast()
    }
  }

  /// Whether the last key, which begins at `start`, is there before.
  private func isRepeated(_ start: Int) -> Bool {
    let length = bytes.count - start
    for place in 0..<count - 1 {
      let other = range(place)
      if other.count == length, isSame(other.lowerBound, start, length) { return true }
    }
    return false
  }

  private func isSame(_ left: Int, _ right: Int, _ count: Int) -> Bool {
    for index in 0..<count where bytes[left + index] != bytes[right + index] { return false }
    return true
  }
}
