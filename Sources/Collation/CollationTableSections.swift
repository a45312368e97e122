package import UnicodeText

/// Where the parts of one collation's table lie in memory.
///
/// `Documentation/TableFormat.md` describes them bit by bit.
package struct CollationTableSections: Sendable {
  let top: TableSlice<UInt16>
  let middle: TableSlice<UInt16>
  let data: TableSlice<UInt32>
  /// For each block of a tailoring's trie, which of its code points have an entry, and where these
  /// begin (none in the root, where all have).
  let present: TableSlice<UInt64>
  let offsets: TableSlice<UInt32>
  let elements: TableSlice<UInt64>
  let contexts: TableSlice<UInt32>
  /// The lead bytes of primary weights as reordered, none where the order is the root's.
  let leadBytes: TableSlice<UInt8>
  /// For lead bytes that scripts share and that were split: limits, and what replaces the lead byte.
  let splitLeadBytes: TableSlice<UInt32>
  /// For each lead byte, 1 if consecutive weights share it in sort keys; none: as in the root.
  let compressible: TableSlice<UInt8>
  /// The numbers of ideographs in this collation's order, from 1, 0 for those that it leaves to others:
  /// the lower 16 bits, and bit 16 of each packed in words.
  let ideographs: TableSlice<UInt16>
  let ideographsHigh: TableSlice<UInt32>
  /// Where scripts begin: primary weights and codes (root only).
  let scripts: TableSlice<UInt32>
  /// The digits zero of all decimal systems, ascending (root only).
  let zeros: TableSlice<UInt32>
  /// What the rules set, packed as `CollationSettings` packs it.
  package let settings: UInt32
  /// The number of the weight that would be the zeroth in `ideographs`, and from one to the next.
  let ideographBase: UInt32
  let ideographStride: UInt32

  /// Raised whenever the meaning of a bit changes.
  package static let formatVersion: UInt32 = 2

  /// Takes the sections of a table apart.
  ///
  /// A table of another format has no sections, and gives every code point an entry of zero.
  package init(_ table: TableBytes) {
    let words = table.section(0).elements(of: UInt32.self)
    let isReadable = words[0] == Self.formatVersion
    func section(_ number: Int) -> TableBytes { table.section(isReadable ? number : -1) }
    settings = words[1]
    ideographBase = words[2]
    ideographStride = words[3]
    top = section(1).elements(of: UInt16.self)
    middle = section(2).elements(of: UInt16.self)
    data = section(3).elements(of: UInt32.self)
    present = section(4).elements(of: UInt64.self)
    offsets = section(5).elements(of: UInt32.self)
    elements = section(6).elements(of: UInt64.self)
    contexts = section(7).elements(of: UInt32.self)
    leadBytes = section(8).elements(of: UInt8.self)
    splitLeadBytes = section(9).elements(of: UInt32.self)
    compressible = section(10).elements(of: UInt8.self)
    ideographs = section(11).elements(of: UInt16.self)
    ideographsHigh = section(12).elements(of: UInt32.self)
    scripts = section(13).elements(of: UInt32.self)
    zeros = section(14).elements(of: UInt32.self)
  }

  /// The primary weight of the ideograph with a number in the order.
  @inline(__always)
  func ideographWeight(_ number: UInt32) -> UInt32 {
    IdeographWeight.primary(number: ideographBase &+ number &* ideographStride)
  }

  /// The primary weight of the ideograph at a place in the array, zero for none.
  @inline(__always)
  func ideograph(at place: Int) -> UInt32 {
    var number = UInt32(ideographs[place])
    if ideographsHigh.count != 0 {
      number |= (ideographsHigh[place >> 5] >> UInt32(place & 31) & 1) << 16
    }
    return number == 0 ? 0 : ideographWeight(number)
  }
}
