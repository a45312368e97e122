/// Reads scalars out of UTF-8 that may be ill-formed.
///
/// Each maximal subpart of an ill-formed sequence (The Unicode Standard, section 3.9 and table 3-7)
/// reads as one U+FFFD, forwards and backwards alike. With `surrogates`, the three-byte forms of
/// surrogates (ED A0 80 to ED BF BF) read as the surrogate code points instead.
///
/// Indices must lie inside the text; nothing in the text itself can make reading trap or stand still.
public enum UTF8Reader {
  /// What an ill-formed sequence reads as.
  @inlinable public static var replacement: UInt32 { 0xFFFD }

  /// The scalar that starts at `index`, which moves past it.
  @inlinable
  @inline(__always)
  public static func decode(
    _ text: Span<UInt8>, at index: inout Int, surrogates: Bool = false
  ) -> UInt32 {
    let first = text[index]
    if first < 0x80 {
      index &+= 1
      return UInt32(first)
    }
    let last = text.count &- 1
    if first &- 0xC2 < 0x1E, index < last {
      let second = text[index &+ 1] ^ 0x80
      if second < 0x40 {
        index &+= 2
        return UInt32(first & 0x1F) &<< 6 | UInt32(second)
      }
    } else if first & 0xF0 == 0xE0, index < last &- 1 {
      let second = text[index &+ 1] ^ 0x80
      let third = text[index &+ 2] ^ 0x80
      let c = UInt32(first & 0x0F) &<< 12 | UInt32(second) &<< 6 | UInt32(third)
      if second | third < 0x40, c >= 0x800, c &- 0xD800 >= 0x800 {
        index &+= 3
        return c
      }
    }
    // The end comes back as a value, so that the index can stay in a register.
    let (c, end) = decodeSlowly(text, from: index, limit: text.count, surrogates: surrogates)
    index = end
    return c
  }

  /// The scalar that ends before `index`, which moves to its start.
  ///
  /// The text is read as if it ended at `index`, so for a boundary between two scalars the answer is
  /// what ``decode(_:at:surrogates:)`` reads there.
  package static func decodeBackward(
    _ text: Span<UInt8>, before index: inout Int, surrogates: Bool = false
  ) -> UInt32 {
    let limit = index
    let final = limit &- 1
    if text[final] < 0x80 {
      index = final
      return UInt32(text[final])
    }
    // Only a continuation byte (10xxxxxx) can belong to a sequence that started earlier.
    var start = final
    while start > 0, final &- start < 3, text[start] & 0xC0 == 0x80 { start &-= 1 }
    let (c, end) = decodeSlowly(text, from: start, limit: limit, surrogates: surrogates)
    index = end == limit ? start : final
    return end == limit ? c : replacement
  }

  /// Reads any sequence, and says where it ends, but only looks at the bytes before `limit`.
  @usableFromInline
  @inline(never)
  static func decodeSlowly(
    _ text: Span<UInt8>, from start: Int, limit: Int, surrogates: Bool
  ) -> (scalar: UInt32, end: Int) {
    let first = text[start]
    var index = start + 1
    if first < 0x80 { return (UInt32(first), index) }
    guard first >= 0xC2, first <= 0xF4 else { return (replacement, index) }
    var allowed = secondBytes(after: first, surrogates: surrogates)
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var c = UInt32(first) & (0x3F >> UInt32(length))
    for _ in 0..<length {
      guard index < limit, allowed.contains(text[index]) else { return (replacement, index) }
      c = c << 6 | UInt32(text[index] & 0x3F)
      allowed = 0x80...0xBF
      index += 1
    }
    return (c, index)
  }

  private static func secondBytes(after first: UInt8, surrogates: Bool) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: surrogates ? 0x80...0xBF : 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
