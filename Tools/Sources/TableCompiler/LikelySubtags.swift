import UnicodeText

/// CLDR's likely subtags (UTS #35 part 1, section 4.3), without those of little-known languages that are
/// written in Latin script: 5,700 rows that would tell nothing else.
struct LikelySubtags {
  private(set) var rows: [(from: LanguageTag, to: LanguageTag)] = []

  static let file = SourceFile.likelySubtags

  init(_ sources: SourceFiles) throws(SourceError) {
    for element in try XMLElements(["likelySubtag"], of: Self.file, in: sources).all {
      let from = try LanguageTag(expecting: element.attribute("from", in: Self.file), in: Self.file)
      let to = try LanguageTag(expecting: element.attribute("to", in: Self.file), in: Self.file)
      if element.attributes["origin"] == "sil1", to.script == "latn" { continue }
      rows.append((from, to))
    }
  }
}
