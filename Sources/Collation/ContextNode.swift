internal import UnicodeText

/// A node of the tries that hold contractions and prefixes, read in place.
///
/// A node is a run of words among the contexts: the entry that holds where the match ends here
/// (`noMatch` where it can't), the number of ways to go on, the code points that go on in ascending
/// order, then an entry for each of these. Such an entry is a further node where its tag says so.
struct ContextNode {
  let words: TableSlice<UInt32>
  let start: Int

  var entry: CollationEntry { CollationEntry(word: words[start]) }
  var count: Int { Int(words[start + 1]) }

  /// The code points that go on from here.
  var continuations: [UInt32] { (0..<count).map { words[start + 2 + $0] } }

  /// The entry under `codePoint`, nil where no match goes on with it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of code points that go on from here.
  func entry(under codePoint: UInt32) -> CollationEntry? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let candidate = words[start + 2 + middle]
      if candidate == codePoint { return CollationEntry(word: words[start + 2 + count + middle]) }
      if candidate < codePoint { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
