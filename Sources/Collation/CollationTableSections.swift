package import UnicodeText

/// Where the parts of one collation's table lie in memory.
///
/// `Documentation/TableFormat.md` describes them bit by bit.
package struct CollationTableSections: Sendable {
  let top: TableSlice<UInt16>
  let middle: TableSlice<UInt16>
  let data: TableSlice<UInt32>
  let elements: TableSlice<UInt64>
  let contexts: TableSlice<UInt32>
  /// The lead bytes of primary weights as reordered, none where the order is the root's.
  let leadBytes: TableSlice<UInt8>
  /// For each lead byte, 1 if consecutive weights share it in sort keys.
  let compressible: TableSlice<UInt8>
  /// The highest primary weight of a variable element (root only).
  package let variableTop: UInt32
  /// The lowest primary weight of the ideographs in the root's order (root only).
  package let firstIdeograph: UInt32

  /// Raised whenever the meaning of a bit changes.
  package static let formatVersion: UInt32 = 1

  /// Takes the sections of a table apart.
  ///
  /// A table of another format has no sections, and gives every code point an entry of zero.
  package init(_ table: TableBytes) {
    let words = table.section(0).elements(of: UInt32.self)
    let isReadable = words[0] == Self.formatVersion
    func section(_ number: Int) -> TableBytes { table.section(isReadable ? number : -1) }
    variableTop = words[1]
    firstIdeograph = words[2]
    top = section(1).elements(of: UInt16.self)
    middle = section(2).elements(of: UInt16.self)
    data = section(3).elements(of: UInt32.self)
    elements = section(4).elements(of: UInt64.self)
    contexts = section(5).elements(of: UInt32.self)
    leadBytes = section(6).elements(of: UInt8.self)
    compressible = section(7).elements(of: UInt8.self)
  }
}
