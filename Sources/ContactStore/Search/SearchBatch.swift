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
  }

  private(set) var bytes: [UInt8] = []
  private(set) var places: [Place] = []

  package init() {}

  /// How many keys there are.
  package var count: Int { places.count }

  /// How much memory they take; to sort them takes as much again.
  package var byteCount: Int { bytes.count + MemoryLayout<Place>.stride * count }

  /// Whether it should be loaded before more is added: its keys take 96 MB.
  package var isFull: Bool { byteCount >= 96 << 20 }

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
}
