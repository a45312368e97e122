import TestSupport
import Testing
import UnicodeText

@Suite("TableBytes")
struct TableBytesTests {
  @Test("every embedded table is found by its name, and no other name finds one")
  func findsTables() {
    #expect(TableBytes.names.contains("normalization"))
    #expect(TableBytes.names.sorted() == TableBytes.names)
    for name in TableBytes.names {
      #expect(TableBytes(named: name)?.count ?? 0 > 0)
      #expect(TableBytes(named: name + "-") == nil)
    }
    #expect(TableBytes(named: "") == nil)
  }

  @Test("sections read back, and zeros follow them")
  func sectionsReadBack() {
    var writer = TableWriter()
    writer.append([1, 2, 3] as [UInt8])
    writer.append([] as [UInt16])
    writer.append([0x0102_0304, 5] as [UInt32])
    let memory = TableMemory(writer.bytes())
    let last = memory.bytes.section(2).elements(of: UInt32.self)
    #expect(memory.bytes.section(0).count == 3)
    #expect(memory.bytes.section(1).count == 0)
    #expect(last.count == 2)
    #expect([-1, 0, 1, 2, .max].map { last[$0] } == [0, 0x0102_0304, 5, 0, 0])
    #expect([-1, 3, .max].allSatisfy { memory.bytes.section($0).count == 0 })
    withExtendedLifetime(memory) {}
  }

  @Test("damaged tables give wrong sections, never a trap")
  func damagedTables() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...64, using: &generator)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) >> 3 }
      let memory = TableMemory(bytes)
      for index in -1...8 {
        let section = memory.bytes.section(index)
        #expect(section.count <= length)
        #expect(section.elements(of: UInt64.self)[section.count] == 0)
      }
      _ = DecompositionTable(memory.bytes).classes(of: 0x1F82)
      DecompositionTable(memory.bytes).decompose(0x1F82) { _ in }
      withExtendedLifetime(memory) {}
    }
  }
}
