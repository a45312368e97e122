internal import UnicodeText

/// The tables of one collation, read where they lie: the root's, and over them a tailoring's.
///
/// A tailoring holds only what it changes; its elements and contexts are numbered after the root's. For
/// the root itself both halves are the same.
package struct CollationTable: Sendable {
  /// What has to stay alive as long as the slices are read, for tables built at run time.
  let owner: (any AnyObject & Sendable)?
  package let root: CollationTableSections
  package let own: CollationTableSections
  /// For each lead byte, 1 if consecutive weights share it in sort keys.
  let compressible: TableSlice<UInt8>
  /// The weights as scripts are reordered.
  package let reordering: Reordering
  /// True for a tailoring over the root.
  let isTailoring: Bool
  /// True if ideographs are looked for in the array first.
  let hasIdeographs: Bool

  /// The root collation's tables.
  package init(root: CollationTableSections, owner: (any AnyObject & Sendable)? = nil) {
    self.init(root: root, own: root, isTailoring: false, owner: owner)
  }

  /// A tailoring's tables over the root's.
  package init(
    root: CollationTableSections, tailoring: CollationTableSections,
    owner: (any AnyObject & Sendable)? = nil
  ) {
    self.init(root: root, own: tailoring, isTailoring: true, owner: owner)
  }

  private init(
    root: CollationTableSections, own: CollationTableSections, isTailoring: Bool,
    owner: (any AnyObject & Sendable)?
  ) {
    self.root = root
    self.own = own
    self.isTailoring = isTailoring
    self.owner = owner
    reordering = Reordering(own)
    compressible = own.compressible.count == 0 ? root.compressible : own.compressible
    hasIdeographs = own.ideographs.count != 0
  }

  /// What the table says of `codePoint`.
  @inline(__always)
  package func entry(for codePoint: UInt32) -> CollationEntry {
    if hasIdeographs {
      let place = IdeographIndex.place(of: codePoint)
      if place >= 0 {
        let primary = own.ideograph(at: place)
        if primary != 0 {
          return CollationEntry(word: primary | UInt32(CollationEntry.longPrimary))
        }
      }
    }
    let entry = trieEntry(for: codePoint)
    return entry.tag == CollationEntry.ideograph ? rootIdeograph(codePoint) : entry
  }

  /// What the tries say of `codePoint`: the tailoring's, else the root's.
  @inline(__always)
  private func trieEntry(for codePoint: UInt32) -> CollationEntry {
    if isTailoring, let entry = ownEntry(for: codePoint) { return entry }
    let low = Int(codePoint >> 6) & 63
    let block = root.middle[Int(root.top[Int(codePoint >> 12)]) << 6 | low]
    return CollationEntry(word: root.data[Int(block) << 6 | Int(codePoint) & 63])
  }

  /// The tailoring's entry, if it has one for the code point.
  @inline(__always)
  func ownEntry(for codePoint: UInt32) -> CollationEntry? {
    let page = own.top[Int(codePoint >> 12)]
    if page == 0xFFFF { return nil }
    let block = own.middle[Int(page) << 6 | Int(codePoint >> 6) & 63]
    return block == 0xFFFF ? nil : ownEntry(for: codePoint, in: Int(block))
  }

  private func ownEntry(for codePoint: UInt32, in block: Int) -> CollationEntry? {
    let (present, bit) = (own.present[block], UInt64(1) << UInt64(codePoint & 63))
    if present & bit == 0 { return nil }
    let place = Int(own.offsets[block]) + (present & (bit - 1)).nonzeroBitCount
    return CollationEntry(word: own.data[place])
  }

  /// The entry of a character in the blocks of ideographs; not all of these are assigned.
  private func rootIdeograph(_ codePoint: UInt32) -> CollationEntry {
    let primary = root.ideograph(at: IdeographIndex.place(of: codePoint))
    if primary == 0 { return CollationEntry(tag: CollationEntry.implicit, payload: 0) }
    return CollationEntry(word: primary | UInt32(CollationEntry.longPrimary))
  }

  /// The lowest primary weight of the ideographs in the root's order.
  package var firstRootIdeograph: UInt32 {
    root.ideographWeight(1)
  }

  /// An element of an expansion.
  @inline(__always)
  func element(at index: Int) -> UInt64 {
    index < root.elements.count
      ? root.elements[index] : own.elements[index - root.elements.count]
  }

  /// An element of a short expansion.
  @inline(__always)
  func shortElement(at index: Int) -> UInt64 {
    let word =
      index < root.contexts.count
      ? root.contexts[index] : own.contexts[index - root.contexts.count]
    return CollationEntry(word: word).element.bits
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
}
