/// A value for every code point, found with three reads.
///
/// Code points fall into blocks of 64 values, and blocks into pages of 64 blocks; equal blocks and
/// equal pages are stored once. With `top`, `middle` and `data` the trie's sections, the value of `c` is
///
///     data[64 * middle[64 * top[c >> 12] + (c >> 6) & 63] + c & 63]
///
/// ``CodePointTrieBuilder`` makes the sections.
public struct CodePointTrie<Value: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
  @usableFromInline let top: TableSlice<UInt16>
  @usableFromInline let middle: TableSlice<UInt16>
  @usableFromInline let data: TableSlice<Value>

  /// A trie that gives 0 for every code point.
  package init() {
    self.init(top: TableSlice(), middle: TableSlice(), data: TableSlice())
  }

  /// A trie of the given sections; short ones are read as if zeros followed.
  package init(top: TableSlice<UInt16>, middle: TableSlice<UInt16>, data: TableSlice<Value>) {
    self.top = top
    self.middle = middle
    self.data = data
  }

  /// The trie in the three sections of `table` that start with section `first`.
  package init(_ table: TableBytes, firstSection first: Int) {
    self.init(
      top: table.section(first).elements(of: UInt16.self),
      middle: table.section(first + 1).elements(of: UInt16.self),
      data: table.section(first + 2).elements(of: Value.self))
  }

  /// The value of code point `c`; above U+10FFFF, a value that means nothing.
  @inlinable
  public subscript(_ c: UInt32) -> Value {
    @inline(__always)
    get {
      let page = Int(top[Int(c >> 12)]) &<< 6
      let block = Int(middle[page | Int((c >> 6) & 63)]) &<< 6
      return data[block | Int(c & 63)]
    }
  }
}
