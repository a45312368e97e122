/// What the table says of one code point, in 32 bits.
///
/// An entry whose low byte is below `0xC0` is a whole collation element: primary weight in the upper
/// 16 bits, a secondary byte, and a tertiary byte with its case bits. Any other low byte is a tag, and
/// the upper 24 bits belong to it. `Documentation/TableFormat.md` has every kind bit by bit.
package struct CollationEntry: Hashable, Sendable {
  package let word: UInt32

  @inlinable @inline(__always)
  package init(word: UInt32) { self.word = word }

  @inlinable
  package init(tag: UInt8, payload: UInt32) { word = payload << 8 | UInt32(tag) }

  /// A primary weight of up to three bytes, with common secondary and tertiary weights.
  package static let longPrimary: UInt8 = 0xC0
  /// A secondary weight of 16 bits and a tertiary byte, no primary weight.
  package static let secondary: UInt8 = 0xC1
  /// Several elements: 19 bits of index, 5 bits of length.
  package static let expansion: UInt8 = 0xC2
  /// The same, for a character whose canonical decomposition ends in a non-starter.
  package static let accentedExpansion: UInt8 = 0xC3
  /// Several elements that entries can hold, stored as such among the contexts.
  package static let shortExpansion: UInt8 = 0xCD
  package static let accentedShortExpansion: UInt8 = 0xCE
  /// The index of a context node: what follows decides.
  package static let contraction: UInt8 = 0xC4
  /// The same, where everything that can follow is a non-starter.
  package static let markContraction: UInt8 = 0xC5
  /// The index of a context node: what stands before decides.
  package static let prefix: UInt8 = 0xC6
  /// A Hangul syllable: it decomposes by arithmetic.
  package static let hangul: UInt8 = 0xC7
  /// Not assigned: an implicit weight made from the code point.
  package static let implicit: UInt8 = 0xC8
  /// A non-starter: the index of its own entry among the contexts.
  package static let mark: UInt8 = 0xC9
  /// Has to be decomposed first, since its parts take part in contexts.
  package static let decompose: UInt8 = 0xCA
  /// In a context node: no match ends here.
  package static let noMatch: UInt8 = 0xCB
  /// An ideograph: its place is in the array of ideographs.
  package static let ideograph: UInt8 = 0xCC

  /// The lowest tag.
  package static let firstTag: UInt8 = 0xC0
  package static let ignorable = CollationEntry(word: 0)

  @inlinable @inline(__always)
  package var tag: UInt8 { UInt8(truncatingIfNeeded: word) }
  @inlinable @inline(__always)
  package var payload: UInt32 { word >> 8 }

  /// True for an entry that is one element by itself.
  @inlinable @inline(__always)
  package var isElement: Bool { tag <= Self.secondary }

  /// The element of an entry for which `isElement` is true.
  @inlinable @inline(__always)
  package var element: CollationElement {
    if tag < Self.firstTag {
      return CollationElement(
        bits: UInt64(word & 0xFFFF_0000) << 32 | UInt64(word & 0xFF00) << 16
          | UInt64(word & 0xFF) << 8)
    }
    if tag == Self.longPrimary {
      return CollationElement(bits: UInt64(word & 0xFFFF_FF00) << 32 | 0x0500_0500)
    }
    return CollationElement(bits: UInt64(word & 0xFFFF_0000) | UInt64(word & 0xFF00))
  }

  /// The shortest entry for one element, nil if it needs a place among the expansions.
  package init?(element: CollationElement) {
    let (primary, secondary) = (element.primary, element.secondary)
    let tertiary = UInt16(truncatingIfNeeded: element.bits)
    if primary & 0xFFFF == 0, secondary & 0xFF == 0, tertiary & 0xFF == 0 {
      self.init(word: primary | UInt32(secondary) | UInt32(tertiary >> 8))
    } else if primary & 0xFF == 0, element.bits & 0xFFFF_FFFF == CollationElement.commonWeights {
      self.init(tag: Self.longPrimary, payload: primary >> 8)
    } else if primary == 0, tertiary & 0xFF == 0 {
      self.init(tag: Self.secondary, payload: UInt32(secondary) << 8 | UInt32(tertiary >> 8))
    } else {
      return nil
    }
  }

  /// True for an expansion of either kind.
  @inlinable @inline(__always)
  package var isExpansion: Bool {
    tag == Self.expansion || tag == Self.accentedExpansion || isShortExpansion
  }

  /// True for an expansion whose elements are stored as entries.
  @inlinable @inline(__always)
  package var isShortExpansion: Bool {
    tag == Self.shortExpansion || tag == Self.accentedShortExpansion
  }

  /// The place and the number of an expansion's elements.
  @inlinable @inline(__always)
  package var expansionRange: Range<Int> {
    let start = Int(word >> 13)
    return start..<start + Int((word >> 8) & 31)
  }

  /// An expansion of at most 31 elements whose entries start at `index` among the contexts.
  package init(shortExpansionAt index: UInt32, count: Int, isAccented: Bool) {
    self.init(
      tag: isAccented ? Self.accentedShortExpansion : Self.shortExpansion,
      payload: index << 5 | UInt32(count))
  }

  /// An expansion of at most 31 elements that starts at `index`.
  package init(expansionAt index: Int, count: Int, isAccented: Bool) {
    self.init(
      tag: isAccented ? Self.accentedExpansion : Self.expansion,
      payload: UInt32(index) << 5 | UInt32(count))
  }
}
