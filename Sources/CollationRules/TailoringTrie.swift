import Collation
import UnicodeText

/// The stages of a tailoring's trie: only the blocks that it changes, and references to the root's.
struct TailoringTrie {
  private(set) var arrays = CodePointTrieBuilder<UInt32>.Arrays()

  /// Lays out `entries` over `root`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  init(_ entries: [UInt32: UInt32], over root: CollationTable) {
    let blocks = Dictionary(grouping: entries.keys, by: { $0 >> 6 })
    let pages = Dictionary(grouping: blocks.keys, by: { $0 >> 6 })
    for page in UInt32(0)..<0x110 {
      guard let changed = pages[page] else {
        arrays.top.append(root.rootPage(page))
        continue
      }
      arrays.top.append(UInt16(arrays.middle.count / 64))
      for block in page << 6..<(page + 1) << 6 {
        if changed.contains(block) {
          arrays.middle.append(UInt16(arrays.data.count / 64))
          for codePoint in block << 6..<(block + 1) << 6 {
            arrays.data.append(entries[codePoint] ?? root.entry(for: codePoint).word)
          }
        } else {
          arrays.middle.append(root.rootBlock(block))
        }
      }
    }
  }
}
