internal import UnicodeText

/// The tables of one collation, read where they lie: the root's, and over them a tailoring's.
///
/// A tailoring repeats only the blocks that it changes. The indices in its stages have bit 15 set
/// where they mean one of the root's blocks; its elements and contexts are numbered after the root's.
/// For the root itself both halves are the same.
package struct CollationTable: Sendable {
  /// What has to stay alive as long as the slices are read, for tables built at run time.
  let owner: (any AnyObject & Sendable)?
  package let root: CollationTableSections
  let own: CollationTableSections
  /// What the lead byte of a primary weight is replaced by, for collations that reorder scripts;
  /// empty for the others.
  let leadBytes: TableSlice<UInt8>
  /// For each lead byte, 1 if consecutive weights share it in sort keys.
  let compressible: TableSlice<UInt8>

  /// The root collation's tables.
  package init(root: CollationTableSections, owner: (any AnyObject & Sendable)? = nil) {
    self.init(root: root, tailoring: root, owner: owner)
  }

  /// A tailoring's tables over the root's.
  package init(
    root: CollationTableSections, tailoring: CollationTableSections,
    owner: (any AnyObject & Sendable)? = nil
  ) {
    self.root = root
    own = tailoring
    self.owner = owner
    leadBytes = tailoring.leadBytes
    compressible = tailoring.compressible
  }

  /// The flag, in an index of a tailoring's stage, that names one of the root's blocks.
  package static let rootBlock: UInt16 = 0x8000

  /// What the table says of `codePoint`.
  @inline(__always)
  package func entry(for codePoint: UInt32) -> CollationEntry {
    let middle = own.top[Int(codePoint >> 12)]
    let middleIndex = Int(middle & 0x7FFF) << 6 | Int(codePoint >> 6) & 63
    // A block number that the root's own stages hold never has the flag.
    let block: UInt16
    if middle & Self.rootBlock == 0 {
      block = own.middle[middleIndex]
    } else {
      block = root.middle[middleIndex] | Self.rootBlock
    }
    let dataIndex = Int(block & 0x7FFF) << 6 | Int(codePoint) & 63
    let word =
      block & Self.rootBlock == 0 ? own.data[dataIndex] : root.data[dataIndex]
    return CollationEntry(word: word)
  }

  /// An element of an expansion.
  @inline(__always)
  func element(at index: Int) -> UInt64 {
    index < root.elements.count
      ? root.elements[index] : own.elements[index - root.elements.count]
  }

  /// The context node at `index`.
  func node(at index: Int) -> ContextNode {
    index < root.contexts.count
      ? ContextNode(words: root.contexts, start: index)
      : ContextNode(words: own.contexts, start: index - root.contexts.count)
  }

  /// The entry proper of a character whose entry may be wrapped as a non-starter's.
  package func unwrapped(_ entry: CollationEntry) -> CollationEntry {
    guard entry.tag == CollationEntry.mark else { return entry }
    return node(at: Int(entry.payload)).entry
  }

  /// The primary weight as it counts in this collation, its script moved to its place.
  @inline(__always)
  func reordered(_ primary: UInt32) -> UInt32 {
    guard leadBytes.count != 0 else { return primary }
    return UInt32(leadBytes[Int(primary >> 24)]) << 24 | primary & 0xFF_FFFF
  }
}
