/// The table `normalization`: combining classes and canonical decompositions, without Hangul syllables.
///
/// It holds a trie (sections 0 to 2) and a pool (section 3) of 16-bit units. The trie's value of a code
/// point is
/// - 0: it has neither a decomposition nor a combining class;
/// - 1 to 255: it has no decomposition, and that combining class;
/// - from 0x8000: its decomposition is the record in the pool at that number less 0x8000.
///
/// A record is one unit, perhaps a second, and the full decomposition in UTF-16:
/// - bits 0 to 3: how many UTF-16 units there are;
/// - bit 6: the code point itself has the combining class in bits 8 to 15 (else it has 0);
/// - bit 7: a second unit holds the combining class of the decomposition's first code point (else
///   that is 0);
/// - bits 8 to 15: the combining class of the decomposition's last code point.
package struct DecompositionTable: Sendable {
  /// The marker of trie values that number a record.
  package static let recordFlag: UInt16 = 0x8000
  /// The bits of a record that count its UTF-16 units.
  package static let unitCount: UInt16 = 0x0F
  /// The bit of a record for a code point that is a mark itself.
  package static let isMark: UInt16 = 0x40
  /// The bit of a record whose decomposition starts with a mark.
  package static let startsWithMark: UInt16 = 0x80

  private let trie: CodePointTrie<UInt16>
  private let pool: TableSlice<UInt16>

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ bytes: TableBytes) {
    trie = CodePointTrie(bytes, firstSection: 0)
    pool = bytes.section(3).elements(of: UInt16.self)
  }

  /// The combining classes of the first and the last code point of the full decomposition.
  package func classes(of c: UInt32) -> (lead: UInt8, trail: UInt8) {
    let value = trie[c]
    guard let record = Self.record(in: value) else {
      let own = UInt8(truncatingIfNeeded: value)
      return (own, own)
    }
    let header = pool[record]
    let lead = header & Self.startsWithMark == 0 ? 0 : pool[record + 1]
    return (UInt8(truncatingIfNeeded: lead), UInt8(header >> 8))
  }

  /// The combining class of the code point itself.
  package func combiningClass(of c: UInt32) -> UInt8 {
    let value = trie[c]
    guard let record = Self.record(in: value) else { return UInt8(truncatingIfNeeded: value) }
    let header = pool[record]
    return header & Self.isMark == 0 ? 0 : UInt8(header >> 8)
  }

  /// Whether the table has a decomposition for `c`.
  package func decomposes(_ c: UInt32) -> Bool { Self.record(in: trie[c]) != nil }

  /// Calls `body` with each code point of the full decomposition, or with `c` if it has none.
  package func decompose(_ c: UInt32, into body: (UInt32) -> Void) {
    guard let record = Self.record(in: trie[c]) else { return body(c) }
    let header = pool[record]
    var index = record + (header & Self.startsWithMark == 0 ? 1 : 2)
    let end = index + Int(header & Self.unitCount)
    while index < end {
      let unit = UInt32(pool[index])
      if unit & 0xFC00 == 0xD800 {
        body(0x10000 + (unit & 0x3FF) << 10 + UInt32(pool[index + 1] & 0x3FF))
        index += 2
      } else {
        body(unit)
        index += 1
      }
    }
  }

  private static func record(in value: UInt16) -> Int? {
    value < recordFlag ? nil : Int(value & ~recordFlag)
  }
}
