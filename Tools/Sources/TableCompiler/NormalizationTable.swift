import UnicodeText

/// Makes the table `normalization` from UnicodeData.txt; ``DecompositionTable`` describes its layout.
struct NormalizationTable {
  private var classes: [UInt32: UInt8] = [:]
  private var mappings: [UInt32: [UInt32]] = [:]

  static let maker = TableMaker { sources throws(SourceError) in
    let file = try UCDFile(sources.text(of: .unicodeData), name: SourceFile.unicodeData.path)
    let bytes = try NormalizationTable(file).bytes()
    return [Table(name: "normalization", bytes: bytes, sources: [.unicodeData])]
  }

  /// Takes the combining classes (field 3) and the canonical mappings (field 5, without a `<tag>`).
  init(_ file: UCDFile) throws(SourceError) {
    for row in file.rows {
      guard let own = UInt8(try file.field(3, of: row)) else {
        throw SourceError("\(file.name):\(row.line): the combining class is not a number to 255")
      }
      let mapping = try file.field(5, of: row)
      if own == 0, mapping.isEmpty { continue }
      let isCanonical = !mapping.isEmpty && !mapping.hasPrefix("<")
      let codePoints = isCanonical ? try file.codePoints(mapping, of: row) : []
      for c in row.codePoints {
        if own != 0 { classes[c] = own }
        if isCanonical { mappings[c] = codePoints }
      }
    }
  }

  func bytes() throws(SourceError) -> [UInt8] {
    var trie = CodePointTrieBuilder<UInt16>(default: 0)
    for (c, own) in classes { trie[c] = UInt16(own) }
    var pool: [UInt16] = []
    var records: [[UInt16]: UInt16] = [:]
    for c in mappings.keys.sorted() {
      let record = try record(of: c)
      let number = records[record] ?? UInt16(pool.count)
      if records[record] == nil {
        records[record] = number
        pool += record
      }
      guard pool.count <= DecompositionTable.recordFlag else {
        throw SourceError("the decompositions need more than 32,768 units")
      }
      trie[c] = DecompositionTable.recordFlag | number
    }
    var writer = TableWriter()
    writer.append(trie.build())
    writer.append(pool)
    let bytes = writer.bytes()
    try check(bytes)
    return bytes
  }

  private func record(of c: UInt32) throws(SourceError) -> [UInt16] {
    let scalars = decomposition(of: c)
    let units = scalars.flatMap { scalar in
      Unicode.Scalar(scalar).map { Array(Character($0).utf16) } ?? []
    }
    let own = classes[c] ?? 0
    let lead = scalars.first.flatMap { classes[$0] } ?? 0
    let trail = scalars.last.flatMap { classes[$0] } ?? 0
    guard own == 0 || own == trail, units.count <= DecompositionTable.unitCount else {
      throw SourceError("U+\(String(c, radix: 16)): the layout has no room for its decomposition")
    }
    let header =
      UInt16(trail) << 8 | UInt16(units.count) | (own == 0 ? 0 : DecompositionTable.isMark)
    return lead == 0
      ? [header] + units : [header | DecompositionTable.startsWithMark, UInt16(lead)] + units
  }

  /// The full decomposition, in canonical order as the standard promises of every full mapping.
  private func decomposition(of c: UInt32) -> [UInt32] {
    mappings[c].map { $0.flatMap(decomposition) } ?? [c]
  }

  /// Reads the table back, as the library will, and compares every code point.
  private func check(_ bytes: [UInt8]) throws(SourceError) {
    let memory = TableMemory(bytes)
    let table = DecompositionTable(memory.bytes)
    for c in UInt32(0)...0x10FFFF {
      var read: [UInt32] = []
      table.decompose(c) { read.append($0) }
      let expected = decomposition(of: c)
      let ends = (classes[expected.first ?? c] ?? 0, classes[expected.last ?? c] ?? 0)
      let isInert = classes[c] == nil && mappings[c] == nil
      guard read == expected, table.classes(of: c) == ends,
        table.combiningClass(of: c) == classes[c] ?? 0,
        isInert || !CanonicalDecomposition.isInInertRange(c)
      else {
        throw SourceError("U+\(String(c, radix: 16)): the table made for it does not read back")
      }
    }
    withExtendedLifetime(memory) {}
  }
}
