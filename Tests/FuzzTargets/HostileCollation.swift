import Collation
import Synchronization
import TestSupport

/// A collation at random, with settings at random.
struct HostileCollation {
  let tag: String
  let collator: Collator
  /// Texts to which it gives a place of their own.
  let pieces: [[UInt8]]

  /// Chooses one.
  init(_ generator: inout SeededGenerator) throws(FuzzFailure) {
    let tag = Self.tag(&generator)
    self.tag = tag
    do throws(LanguageTagError) {
      collator = try Collator(locale: tag)
    } catch {
      throw FuzzFailure("a tag that is well-formed was not accepted: \(error)", tag)
    }
    pieces = Self.pieces(of: collator)
  }

  /// The tag of a collation with settings.
  static func tag(_ generator: inout SeededGenerator) -> String {
    var parts = [generator.one(of: tags)]
    if !parts[0].contains("-u-") { parts.append("u") }
    for keyword in keywords where generator.once(in: 4) {
      parts.append(generator.one(of: keyword))
    }
    // Reordering makes collators more slowly than all else.
    if generator.once(in: 8) { parts.append(generator.one(of: reorderings)) }
    return parts.last == "u" ? parts[0] : parts.joined(separator: "-")
  }

  private static let keywords = [
    ["ks-level1", "ks-level2", "ks-level3", "ks-level4", "ks-identic"],
    ["ka-shifted", "ka-noignore"],
    ["kv-space", "kv-punct", "kv-symbol", "kv-currency"], ["kf-upper", "kf-lower", "kf-false"],
    ["kc", "kc-false"], ["kb", "kb-false"], ["kn", "kn-false"], ["kk"],
  ]
  private static let reorderings = [
    "kr-latn", "kr-hani", "kr-grek-latn", "kr-others-digit", "kr-digit-symbol-space",
    "kr-cyrl-latn-arab",
    "kr-currency-others-hang-thai", "kr-nonsense", "kr-latn-latn",
  ]

  /// The tag of every collation that is offered.
  private static let tags = CollationLocales.embedded.offeredCollations.map(\.tag)

  // MARK: Pieces

  private static let knownPieces = Mutex<[String: [[UInt8]]]>([:])

  private static func pieces(of collator: Collator) -> [[UInt8]] {
    let key = collator.resolvedLocale
    if let known = knownPieces.withLock({ $0[key] }) { return known }
    let found = tailoredTexts(of: collator.table)
    knownPieces.withLock { $0[key] = found }
    return found
  }

  /// Texts that a table gives elements that they don't have in the root's order.
  private static func tailoredTexts(of table: CollationTable) -> [[UInt8]] {
    let root = CollationTable(root: table.root)
    var texts: [[UInt8]] = []
    // Of ideographs a few do.
    let ranges = [
      0...0x33FF, 0x4E00...0x4EFF, 0xA000...0xFFFF, 0x10000...0x123FF, 0x1F000...0x1F9FF,
    ]
    for codePoint in ranges.joined() {
      let codePoint = UInt32(codePoint)
      let entry = table.entry(for: codePoint)
      if entry == root.entry(for: codePoint), entry.tag != CollationEntry.prefix { continue }
      for context in table.contexts(of: codePoint).prefix(64) {
        let scalars = (context.prefix + [codePoint] + context.suffix).compactMap(
          Unicode.Scalar.init)
        texts.append(Array(String(String.UnicodeScalarView(scalars)).utf8))
      }
    }
    return texts
  }
}
