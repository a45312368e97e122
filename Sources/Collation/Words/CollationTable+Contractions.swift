internal import UnicodeText

extension CollationTable {
  /// True if a contraction that begins with one character goes on with another, or with its parts.
  @inline(never)
  func isContinued(_ codePoint: UInt32, by next: UInt32) -> Bool {
    if CanonicalDecomposition.combiningClasses(of: next).lead != 0 { return true }
    let node = node(at: Int(entry(for: codePoint).payload))
    return node.entry(under: CanonicalDecomposition.first(of: next)) != nil
  }

  /// The entry of a character that nothing stands behind.
  func entryAlone(of codePoint: UInt32) -> CollationEntry {
    let entry = unwrapped(entry(for: codePoint))
    let isContraction =
      entry.tag == CollationEntry.contraction || entry.tag == CollationEntry.markContraction
    return isContraction ? node(at: Int(entry.payload)).entry : entry
  }
}

extension Collator {
  /// The same, without a look at the table where none is needed.
  @inline(__always)
  func isContinued(_ codePoint: UInt32, by next: UInt32) -> Bool {
    next < 128 ? words.continues(next) : table.isContinued(codePoint, by: next)
  }
}
