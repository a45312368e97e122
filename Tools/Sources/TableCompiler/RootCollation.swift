import Collation
import CollationRules
import UnicodeText

/// The root collation, and what is needed to tailor it.
struct RootCollation {
  /// The bytes of the table `root`.
  let bytes: [UInt8]
  let scripts: LeadByteOrder

  static let maker = TableMaker(sources: [.unicodeData, .fractionalUCA]) {
    sources throws(SourceError) in
    [Table(name: "root", bytes: try RootCollation(sources).bytes)]
  }

  init(_ sources: SourceFiles) throws(SourceError) {
    let file = try FractionalUCA(sources.text(of: .fractionalUCA))
    scripts = Self.scripts(file)
    do throws(CollationRuleError) {
      bytes = try Self.table(of: file)
    } catch {
      throw SourceError("\(SourceFile.fractionalUCA.path): \(error)")
    }
  }

  /// The table in memory.
  var table: CollationTable {
    let memory = TableMemory(bytes)
    return CollationTable(root: CollationTableSections(memory.bytes), owner: memory)
  }

  private static func table(of file: FractionalUCA) throws(CollationRuleError) -> [UInt8] {
    let ideographs = try primaries(of: file.ideographs)
    var builder = CollationTableBuilder(over: nil)
    for (codePoint, primary) in zip(file.ideographs, file.ideographs.compactMap { ideographs[$0] })
    {
      try builder.map([codePoint], to: [CollationElement(primary: primary)])
    }
    for mapping in file.mappings {
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
    var compressible = file.leadBytes.map { UInt8($0.isCompressible ? 1 : 0) }
    for leadByte in HanLayout.leadBytes { compressible[leadByte] = 1 }
    return try builder.buildClosed(
      words: [file.variableTop, ideographs.values.min() ?? .max], leadBytes: [],
      compressible: compressible)
  }

  private static func primaries(of ideographs: [UInt32]) throws(CollationRuleError) -> [UInt32:
    UInt32]
  {
    let weights = WeightAllocator.primary.weights(
      ideographs.count, above: HanLayout.rootFloor, below: HanLayout.rootCeiling)
    guard let weights else {
      throw CollationRuleError(offset: nil, reason: "there is no room for the ideographs")
    }
    return Dictionary(zip(ideographs, weights)) { first, _ in first }
  }

  /// Neighbouring lead bytes with the same codes move together.
  private static func scripts(_ file: FractionalUCA) -> LeadByteOrder {
    let fixed: Set = [
      "TERMINATOR", "LEVEL-SEPARATOR", "FIELD-SEPARATOR", "IMPLICIT", "TRAILING", "SPECIAL",
    ]
    let special: Set = ["SPACE", "PUNCTUATION", "SYMBOL", "CURRENCY", "DIGIT"]
    var groups: [LeadByteOrder.Group] = []
    for (byte, (codes, _)) in file.leadBytes.enumerated() where fixed.isDisjoint(with: codes) {
      var first = UInt8(byte)
      if let last = groups.last, last.codes == codes {
        first = last.leadBytes.lowerBound
        groups.removeLast()
      }
      groups.append(
        LeadByteOrder.Group(
          codes: codes, leadBytes: first...UInt8(byte),
          isSpecial: !special.isDisjoint(with: codes)))
    }
    return LeadByteOrder(groups)
  }
}
