internal import UnicodeText

/// Where the primary weights of each script are moved to (LDML part 5, section 3.12).
package struct Reordering: Sendable {
  /// What each lead byte is replaced by; 0 for those that scripts share and that have to be split.
  private let leadBytes: TableSlice<UInt8>
  /// Pairs of words, ascending: a limit, and the lead byte for the weights below it.
  private let split: TableSlice<UInt32>
  /// What keeps the slices alive, where they were made at run time.
  private let owner: TableMemory?

  /// What a tailoring's table says.
  init(_ sections: CollationTableSections) {
    leadBytes = sections.leadBytes
    split = sections.splitLeadBytes
    owner = nil
  }

  /// A reordering that was worked out at run time.
  package init(leadBytes: [UInt8], split: [UInt32]) {
    var writer = TableWriter()
    writer.append(leadBytes)
    writer.append(split)
    let memory = TableMemory(writer.bytes())
    self.leadBytes = memory.bytes.section(0).elements(of: UInt8.self)
    self.split = memory.bytes.section(1).elements(of: UInt32.self)
    owner = memory
  }

  /// The primary weight as it counts, its script moved to its place.
  @inline(__always)
  package func callAsFunction(_ primary: UInt32) -> UInt32 {
    guard leadBytes.count != 0 else { return primary }
    let lead = leadBytes[Int(primary >> 24)]
    return lead != 0 || primary < 0x0300_0000
      ? UInt32(lead) << 24 | primary & 0xFF_FFFF : splitWeight(primary)
  }

  /// A weight whose lead byte is split.
  private func splitWeight(_ primary: UInt32) -> UInt32 {
    var index = 0
    while index < split.count, primary >= split[index] { index += 2 }
    return split[index + 1] << 24 | primary & 0xFF_FFFF
  }
}
