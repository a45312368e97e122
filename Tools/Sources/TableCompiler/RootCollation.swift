import Collation
import CollationRules
import UnicodeText

/// The root collation.
struct RootCollation {
  /// The bytes of the table `root`.
  let bytes: [UInt8]

  static let maker = TableMaker { sources throws(SourceError) in
    let bytes = try RootCollation(sources).bytes
    return [Table(name: "root", bytes: bytes, sources: [.fractionalUCA, .unicodeData])]
  }

  init(_ sources: SourceFiles) throws(SourceError) {
    let file = try FractionalUCA(sources.text(of: .fractionalUCA))
    var header = TableHeader()
    header.scripts = try RootScripts(file).words
    header.zeros = try Self.zeros(
      UCDFile(sources.text(of: .unicodeData), name: SourceFile.unicodeData.path))
    header.compressible = file.leadBytes.map { UInt8($0.isCompressible ? 1 : 0) }
    for leadByte in HanLayout.leadBytes { header.compressible[leadByte] = 1 }
    do throws(CollationRuleError) {
      bytes = try Self.table(of: file, header)
    } catch {
      throw SourceError("\(SourceFile.fractionalUCA.path): \(error)")
    }
  }

  /// The table in memory.
  var table: CollationTable {
    let memory = TableMemory(bytes)
    return CollationTable(root: CollationTableSections(memory.bytes), owner: memory)
  }

  private static func table(of file: FractionalUCA, _ header: TableHeader)
    throws(CollationRuleError) -> [UInt8]
  {
    let ideographs = primaries(of: file)
    var builder = CollationTableBuilder(over: nil)
    for codePoint in file.ideographs {
      if let primary = ideographs[codePoint] {
        try builder.map([codePoint], to: [CollationElement(primary: primary)])
      }
    }
    // What begins with U+FDD0 only tells which weights are kept for what; ICU doesn't map it either.
    for mapping in file.mappings where mapping.text.first != 0xFDD0 || mapping.text.count == 1 {
      // Texts are matched in decomposed form; the file lists their composed equivalents too.
      let isContext = mapping.text.count + mapping.prefix.count > 1
      if isContext, mapping.text.contains(where: CanonicalDecomposition.decomposes) { continue }
      let elements = mapping.elements.map { element in
        switch element {
        case .weights(let element): element
        case .ideograph(let codePoint, let secondary, let tertiary):
          CollationElement(
            primary: ideographs[codePoint] ?? ImplicitWeight.primary(of: codePoint),
            secondary: secondary, tertiary: tertiary)
        }
      }
      try builder.map(mapping.text, prefix: mapping.prefix, to: elements)
    }
    for syllable in Hangul.syllableBase..<Hangul.syllableBase + Hangul.syllableCount {
      builder.set(syllable, to: CollationEntry(tag: CollationEntry.hangul, payload: 0))
    }
    return try builder.buildClosed(header)
  }

  /// Numbers the ideographs through; every other number is left for what rules put between them.
  private static func primaries(of file: FractionalUCA) -> [UInt32: UInt32] {
    var result: [UInt32: UInt32] = [:]
    var number = HanLayout.firstNumber
    for codePoint in file.ideographs {
      result[codePoint] = IdeographWeight.primary(number: number)
      number += 2
    }
    return result
  }

  /// The digits zero of all decimal systems: General_Category Nd (field 2), value 0 (field 6).
  private static func zeros(_ file: UCDFile) throws(SourceError) -> [UInt32] {
    var zeros: [UInt32] = []
    for row in file.rows {
      guard try file.field(2, of: row) == "Nd", try file.field(6, of: row) == "0" else { continue }
      zeros += row.codePoints
    }
    return zeros.sorted()
  }
}
