/// Collects values for code points, and lays them out for ``CodePointTrie``.
package struct CodePointTrieBuilder<Value: FixedWidthInteger & BitwiseCopyable & Sendable> {
  /// The three sections of a trie.
  package struct Arrays {
    package var top: [UInt16] = []
    package var middle: [UInt16] = []
    package var data: [Value] = []

    package init() {}
  }

  private let standardBlock: [Value]
  private var blocks: [UInt32: [Value]] = [:]

  /// Starts with the same value for every code point.
  package init(default standard: Value) {
    standardBlock = Array(repeating: standard, count: 64)
  }

  /// Starts with the given values, and `standard` for every other code point.
  package init(_ values: [UInt32: Value], default standard: Value) {
    self.init(default: standard)
    for (c, value) in values { self[c] = value }
  }

  /// The value of code point `c`; what is set above U+10FFFF is not kept.
  package subscript(_ c: UInt32) -> Value {
    get { (blocks[c >> 6] ?? standardBlock)[Int(c & 63)] }
    set {
      guard c <= 0x10FFFF else { return }
      let unset = standardBlock
      blocks[c >> 6, default: unset][Int(c & 63)] = newValue
    }
  }

  /// Gives every code point of `range` the same value.
  package mutating func set(_ range: ClosedRange<UInt32>, to value: Value) {
    for c in range { self[c] = value }
  }

  /// The sections, the same ones for the same values however those were set.
  ///
  /// - Complexity: O(b + p), b being the blocks with values of their own and p the 17,408 block
  ///   positions.
  package func build() -> Arrays {
    var arrays = Arrays()
    var blockNumbers: [[Value]: UInt16] = [:]
    var pageNumbers: [[UInt16]: UInt16] = [:]
    for page in UInt32(0)..<0x110 {
      let numbers = (page << 6..<(page + 1) << 6).map { position in
        Self.number(of: blocks[position] ?? standardBlock, in: &blockNumbers, storing: &arrays.data)
      }
      arrays.top.append(Self.number(of: numbers, in: &pageNumbers, storing: &arrays.middle))
    }
    return arrays
  }

  private static func number<Element: Hashable>(
    of block: [Element], in known: inout [[Element]: UInt16], storing all: inout [Element]
  ) -> UInt16 {
    if let number = known[block] { return number }
    let number = UInt16(known.count)
    known[block] = number
    all += block
    return number
  }
}
