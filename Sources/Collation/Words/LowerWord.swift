/// What a code point puts into the lower levels of a key: the lower halves of its elements, of which it has one
/// or two.
struct LowerWord {
  /// The lower half of the first element above that of the second, which is zero if there is none; zero for code
  /// points of which it isn't known.
  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  var first: CollationElement { CollationElement(bits: bits >> 32) }
  @inline(__always)
  var second: CollationElement { CollationElement(bits: bits & 0xFFFF_FFFF) }

  /// The tertiary weight if there is one element, whose secondary weight is common and whose tertiary one isn't;
  /// else 0.
  @inline(__always)
  var onlyTertiary: UInt16 {
    let tertiary = first.tertiary
    let isOnly = bits & 0xFFFF_0000_FFFF_FFFF == UInt64(CollationElement.commonWeight) << 48
    return isOnly && tertiary != CollationElement.commonWeight ? tertiary : 0
  }
}

extension CollationTable {
  /// The word of a character that nothing around it changes.
  func lowerWord(of codePoint: UInt32) -> LowerWord {
    let entry = entryAlone(of: codePoint)
    let elements =
      entry.isElement
      ? [entry.element] : entry.isExpansion ? elements(of: entry, for: codePoint) : []
    guard elements.count == 1 || elements.count == 2 else { return LowerWord(bits: 0) }
    let second = elements.count == 2 ? UInt64(elements[1].lowerHalf) : 0
    return LowerWord(bits: UInt64(elements[0].lowerHalf) << 32 | second)
  }
}
