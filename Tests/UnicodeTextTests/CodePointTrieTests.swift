import TestSupport
import Testing
import UnicodeText

@Suite("CodePointTrie")
struct CodePointTrieTests {
  @Test("random maps read back for every code point", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var values: [UInt32: UInt32] = [0: 1, 0x10FFFF: 2, 0xFFFF: 3, 0x10000: 4]
    for _ in 0..<3_000 {
      let c = UInt32.random(in: 0...0x10FFFF, using: &generator)
      values[c] = .random(in: 0...UInt32.max, using: &generator)
    }
    let standard = UInt32(seed)
    let memory = memory(of: CodePointTrieBuilder(values, default: standard).build())
    let trie = CodePointTrie<UInt32>(memory.bytes, firstSection: 0)
    var wrong: [UInt32] = []
    for c in UInt32(0)...0x10FFFF where trie[c] != values[c] ?? standard { wrong.append(c) }
    withExtendedLifetime(memory) {}
    #expect(wrong == [])
  }

  @Test("ranges read back, and equal blocks are stored once")
  func sharesBlocks() {
    var builder = CodePointTrieBuilder<UInt16>(default: 7)
    builder.set(0x4E00...0x9FFF, to: 9)
    let arrays = builder.build()
    #expect(arrays.top.count == 0x110)
    #expect(arrays.data.count == 2 * 64)
    let memory = memory(of: arrays)
    let trie = CodePointTrie<UInt16>(memory.bytes, firstSection: 0)
    #expect([0x4DFF, 0x4E00, 0x9FFF, 0xA000].map { trie[$0] } == [7, 9, 9, 7])
    withExtendedLifetime(memory) {}
  }

  @Test("the same values in another order give the same sections")
  func isDeterministic() {
    let values = (0..<500).map { (UInt32($0 * 1_237 % 0x3000), UInt16($0)) }
    var forwards = CodePointTrieBuilder<UInt16>(default: 0)
    var backwards = CodePointTrieBuilder<UInt16>(default: 0)
    for (c, value) in values { forwards[c] = value }
    for (c, value) in values.reversed() { backwards[c] = value }
    let (one, other) = (forwards.build(), backwards.build())
    #expect(one.top == other.top)
    #expect(one.middle == other.middle)
    #expect(one.data == other.data)
  }

  @Test("code points that do not exist, and tries without sections, read without trapping")
  func isTotal() {
    let empty = CodePointTrie<UInt32>()
    #expect(empty[0x61] == 0)
    #expect(empty[.max] == 0)
    let memory = memory(of: CodePointTrieBuilder<UInt32>(default: 5).build())
    #expect(CodePointTrie<UInt32>(memory.bytes, firstSection: 0)[.max] == 5)
    #expect(CodePointTrie<UInt32>(memory.bytes, firstSection: 1)[0x4E00] == 0)
  }

  private func memory<Value>(of arrays: CodePointTrieBuilder<Value>.Arrays) -> TableMemory {
    var writer = TableWriter()
    writer.append(arrays)
    return TableMemory(writer.bytes())
  }
}
