/// A set of numbers of contacts, which are small mostly.
struct ContactSet {
  /// Numbers below are bits: 8 MB at most.
  private static let fewest: Int64 = 1 << 26
  private var bits: [UInt64] = []
  private var others: Set<Int64> = []
  private(set) var count = 0

  init(_ contacts: some Sequence<Int64> = []) {
    for contact in contacts { insert(contact) }
  }

  @inline(__always)
  func contains(_ contact: Int64) -> Bool {
    guard (0..<Self.fewest).contains(contact) else { return others.contains(contact) }
    let word = Int(contact >> 6)
    return word < bits.count && bits[word] >> UInt64(contact & 63) & 1 != 0
  }

  /// Whether it was not there yet.
  @discardableResult
  mutating func insert(_ contact: Int64) -> Bool {
    if contains(contact) { return false }
    count += 1
    guard (0..<Self.fewest).contains(contact) else { return others.insert(contact).inserted }
    let word = Int(contact >> 6)
    if word >= bits.count {
      bits += repeatElement(0, count: max(word + 1 - bits.count, bits.count))
    }
    bits[word] |= 1 << UInt64(contact & 63)
    return true
  }
}
