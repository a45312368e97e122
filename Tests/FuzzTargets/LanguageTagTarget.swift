import Collation
package import TestSupport
import UnicodeText

/// The parser of language tags, and what tags lead to.
package enum LanguageTagTarget: FuzzTarget {
  package static let name = "language-tag"
  private static let tags = 64

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    for _ in 0..<tags {
      let text = text(&generator)
      if let tag = try parsed(text) { try check(tag, text) }
    }
    return tags
  }

  private static func parsed(_ text: String) throws(FuzzFailure) -> LanguageTag? {
    do {
      return try LanguageTag(text)
    } catch {
      guard error.reason.isEmpty else { return nil }
      throw FuzzFailure("an error without a reason", text)
    }
  }

  private static func check(_ tag: LanguageTag, _ text: String) throws(FuzzFailure) {
    guard try parsed(tag.description) == tag else {
      throw FuzzFailure("what a tag is written as is another tag", text, tag.description)
    }
    let canonical = tag.canonicalized()
    guard canonical.canonicalized() == canonical else {
      throw FuzzFailure("a canonical tag is not", text, canonical.description)
    }
    let resolution = CollationResolution(tag)
    guard let resolved = try parsed(resolution.tag),
      CollationResolution(resolved).tag == resolution.tag
    else { throw FuzzFailure("a tag leads to one that leads elsewhere", text, resolution.tag) }
    guard CollationResolution(canonical) == resolution else {
      throw FuzzFailure("the canonical tag leads elsewhere", text, canonical.description)
    }
    _ = tag.addingLikelySubtags()
    _ = tag.removingLikelySubtags()
    _ = CollationOptions(keywordsOf: tag)
  }

  // MARK: Texts

  private static func text(_ generator: inout SeededGenerator) -> String {
    if generator.once(in: 16) {
      let bytes = (0..<generator.below(24)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      return String(decoding: bytes, as: UTF8.self)
    }
    var subtags: [String] = []
    if !generator.once(in: 8) { subtags.append(generator.one(of: languages)) }
    for kind in [extended, scripts, regions, variants] where generator.once(in: 3) {
      subtags.append(generator.one(of: kind))
    }
    for _ in 0..<generator.below(4) { subtags.append(generator.one(of: extensions)) }
    if generator.once(in: 8) {
      subtags.insert(random(&generator), at: generator.below(subtags.count))
    }
    if generator.once(in: 16) { subtags.shuffle(using: &generator) }
    var bytes = Array(subtags.joined(separator: generator.once(in: 8) ? "_" : "-").utf8)
    if generator.once(in: 8), !bytes.isEmpty {
      bytes[generator.below(bytes.count)] = generator.one(of: Array("-_aZ0u x\u{E9}".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A subtag of up to nine letters and digits.
  private static func random(_ generator: inout SeededGenerator) -> String {
    let characters = Array("abcxyzuABC019")
    return String((0..<generator.below(10)).map { _ in generator.one(of: characters) })
  }

  private static let languages = [
    "und", "root", "en", "de", "zh", "sr", "sh", "no", "nb", "nn", "iw", "cmn", "yue", "i", "x",
    "art",
    "cel", "sgn", "zh-min", "zh-min-nan", "i-klingon", "i-default", "en-GB-oed", "sgn-BE-FR",
    "art-lojban",
    "cel-gaulish", "zh-xiang", "latn", "mo", "tl", "fil", "qaa", "abcdefgh", "hy-arevela",
    "ja-Latn-hepburn",
    "es", "az", "bs", "kk", "pa", "fr-CA", "fa-AF", "ars", "swc", "aam", "kok", "ar", "lv",
  ]
  private static let extended = ["yue", "cmn", "gsg", "abc", "ase", "bok", "nyn", "min", "xyz-abc"]
  private static let scripts = [
    "Latn", "Cyrl", "Hant", "Hans", "Arab", "Zzzz", "Qaai", "Zinh", "Adlm",
  ]
  private static let regions = [
    "US", "419", "TW", "BU", "SU", "YU", "DD", "ZZ", "001", "172", "830", "QU", "BE",
  ]
  private static let variants = [
    "1996", "posix", "valencia", "heploc", "hepburn-heploc", "arevela", "polytoni", "1694acad",
    "aaland",
    "lojban", "gaulish", "xiang", "hakka", "guoyu", "1901-1901", "bokmal", "nynorsk", "saaho",
  ]
  private static let extensions = [
    "u", "u-co", "u-co-phonebk", "co-stroke", "u-co-trad-kn", "ks-level1", "ka-shifted", "kn-true",
    "kn",
    "kr-grek-latn", "kr-others", "u-attr", "u-va-posix", "va", "t-de", "t-de-latn-m0-iso", "a-bcd",
    "x-private",
    "x-u-co", "u-co-digits-after", "u-co-search", "co-searchjl", "co-private-pinyin", "kb-yes",
    "0-xx", "u-rg-uszzzz",
  ]
}
