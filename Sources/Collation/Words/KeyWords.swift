/// The bytes of a short key, in words of eight.
struct KeyWords: ~Copyable {
  private var bits = BulkKeyBits(free: 0)
  private var words = InlineArray<32, UInt64>(repeating: 0)
  private var count = 0
  /// As many words may the first level have; behind it there is room for the others.
  private static let mostForPrimaries = 18

  @inline(__always)
  init() {}

  /// True if there is no room for another character.
  @inline(__always)
  var isFull: Bool { count >= Self.mostForPrimaries }

  /// Appends the first `count` bytes of a piece in which only zeros follow them.
  @inline(__always)
  mutating func append(_ piece: UInt64, count byteCount: UInt64) {
    guard let full = bits.append(piece, count: byteCount) else { return }
    words[count] = full
    count &+= 1
  }

  /// Appends a level that is complete, behind a separator.
  @inline(__always)
  mutating func append(_ level: borrowing LevelBuffer) {
    append(UInt64(LevelBytes.separator) << 56, count: 1)
    for index in 0..<level.count { append(UInt64(level.bytes[index]) << 56, count: 1) }
  }

  /// Appends all bytes to an arena of keys.
  @inline(__always)
  mutating func finish(to key: inout [UInt8]) {
    words[count] = bits.word
    for index in 0...count { words[index] = words[index].bigEndian }
    let size = 8 &* count &+ bits.byteCount
    unsafe words.span.withUnsafeBytes { bytes in
      unsafe key.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
    }
  }
}
