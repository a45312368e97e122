internal import UnicodeText

/// The last level of identical strength: the text itself, decomposed (UTS #10, section 7.3).
enum IdenticalLevel {
  /// The order of code points on this level: theirs, but U+FFFE before all others, so that a name
  /// joined with it sorts as its parts do (LDML part 5, section 2.6.1). None is zero, since no byte of a
  /// key is.
  static func rank(of codePoint: UInt32) -> UInt32 { codePoint == 0xFFFE ? 1 : codePoint + 2 }

  /// Appends the ranks, as UTF-8 writes code points, so that byte order is their order.
  static func write(_ text: Span<UInt8>, surrogates: Bool, to key: inout [UInt8]) {
    for codePoint in CanonicalDecomposition.nfd(text, surrogates: surrogates) {
      append(rank(of: codePoint), to: &key)
    }
  }

  private static func append(_ value: UInt32, to key: inout [UInt8]) {
    let continuation = { (shift: UInt32) in UInt8(0x80 | (value >> shift) & 0x3F) }
    switch value {
    case 0..<0x80:
      key.append(UInt8(value))
    case 0x80..<0x800:
      key += [UInt8(0xC0 | value >> 6), continuation(0)]
    case 0x800..<0x1_0000:
      key += [UInt8(0xE0 | value >> 12), continuation(6), continuation(0)]
    default:
      key += [UInt8(0xF0 | value >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }
}
