import TestSupport

/// Files of contacts that are nearly good: pieces of good ones, put together and damaged.
struct HostileFile {
  /// Pieces that a file of the format may have in any order.
  let pieces: [String]
  /// What such a file begins with, and ends with.
  var beginning = ""
  var ending = ""

  /// Bytes that mean something to one of the formats.
  private static let telling =
    Array("\r\n \t:;,=\\\"^<>&[]{}/bB0.-+".utf8) + [0, 0xFF, 0xEF, 0xBB, 0xA1, 0xD1, 0xC3, 0x8F]

  /// A file of a few pieces, most often with some damage.
  func next(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(beginning.utf8)
    // One in a thousand is large.
    let count = generator.once(in: 1_000) ? 1_000 + generator.below(4_000) : 1 + generator.below(8)
    for _ in 0..<count { bytes += Array(generator.one(of: pieces).utf8) }
    bytes += ending.utf8
    guard !generator.once(in: 4) else { return bytes }
    for _ in 0..<1 + generator.below(6) { Self.damage(&bytes, &generator) }
    return bytes
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = generator.below(bytes.count)
    let end = min(bytes.count, place + 1 + generator.below(24))
    switch generator.below(8) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
    case 1: bytes[place] = generator.one(of: telling)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: generator.below(bytes.count))
    case 4: bytes.insert(generator.one(of: telling), at: place)
    case 5: bytes.insert(contentsOf: Array("\r\n ".utf8), at: place)
    case 6:
      let count = 1 + generator.below(40)
      bytes.insert(
        contentsOf: Array(repeating: generator.one(of: telling), count: count), at: place)
    default: if generator.once(in: 4) { bytes.removeSubrange(place...) }
    }
  }
}
