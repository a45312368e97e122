import UnicodeText

/// Numbers the scripts and regions of a table, so that locales have codes.
struct LocaleCodes {
  let scripts: [Subtag]
  let regions: [Subtag]

  /// Numbers the scripts and regions of `tags`.
  init(of tags: [LanguageTag]) throws(SourceError) {
    scripts = Set(tags.compactMap(\.script)).sorted()
    // As their numbers in 16 bits are ordered: AA to ZZ, then 000 to 999.
    regions = Set(tags.compactMap(\.region)).sorted { Self.number($0) < Self.number($1) }
    guard scripts.count <= LocaleCode.scriptLimit, regions.count <= LocaleCode.regionLimit else {
      throw SourceError("there are more scripts or regions than a locale's code can number")
    }
  }

  /// The code of a tag, whose variants don't count.
  func code(of tag: LanguageTag) throws(SourceError) -> UInt32 {
    let code = LocaleCode(
      language: tag.language, script: tag.script.flatMap { scripts.firstIndex(of: $0) },
      region: tag.region.flatMap { regions.firstIndex(of: $0) })
    guard let code else { throw SourceError("\(tag) has no code: its language is too long") }
    return code.bits
  }

  /// Codes as the keys and values of a map, in ascending order.
  func map(_ rows: [(from: LanguageTag, to: LanguageTag)]) throws(SourceError)
    -> (keys: [UInt32], values: [UInt32])
  {
    var pairs: [(UInt32, UInt32)] = []
    for row in rows { pairs.append((try code(of: row.from), try code(of: row.to))) }
    pairs.sort { $0 < $1 }
    return (pairs.map(\.0), pairs.map(\.1))
  }

  /// The two sections of numbers: scripts, regions.
  func append(to writer: inout TableWriter) {
    writer.append(scripts.map { UInt32($0.bits >> 32) })
    writer.append(regions.map(Self.number))
  }

  /// A region's number in 16 bits.
  static func number(_ region: Subtag) -> UInt16 { LocaleTable.regionNumber(region) ?? 0 }
}
