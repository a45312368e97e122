import TestSupport

/// Rules of collations, most of them wrong in one way or another.
enum HostileRules {
  /// Pieces of rules in any order, some of them broken.
  static func text(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<generator.below(16) {
      switch generator.below(4) {
      case 0: text += generator.one(of: texts)
      case 1: text += statement(&generator)
      default: text += generator.one(of: signs)
      }
      if generator.once(in: 3) {
        text += generator.one(of: [" ", "\n", "\t", "\u{2028}", "\u{200E}"])
      }
    }
    return generator.once(in: 4) ? mutated(text, &generator) : text
  }

  /// Rules that can be read, and mostly be followed.
  static func statements(_ generator: inout SeededGenerator) -> String {
    var text = ""
    if generator.once(in: 4) { text += generator.one(of: settings) }
    // Few texts, so that rules meet again.
    let alphabet = (0..<1 + generator.below(8)).map { _ in generator.one(of: texts) }
    for _ in 0...generator.below(4) {
      text += reset(&generator, alphabet)
      for _ in 0..<generator.below(5) { text += relation(&generator, alphabet) }
      if generator.once(in: 16) { text += generator.one(of: settings) }
    }
    return text
  }

  private static func statement(_ generator: inout SeededGenerator) -> String {
    switch generator.below(3) {
    case 0: generator.one(of: settings)
    case 1: reset(&generator, texts)
    default: relation(&generator, texts)
    }
  }

  private static func reset(_ generator: inout SeededGenerator, _ alphabet: [String]) -> String {
    let before = generator.once(in: 3) ? "[before \(1 + generator.below(3))]" : ""
    let place = generator.once(in: 4) ? generator.one(of: positions) : phrase(&generator, alphabet)
    return "&" + before + place
  }

  private static func relation(_ generator: inout SeededGenerator, _ alphabet: [String]) -> String {
    let sign = generator.one(of: ["<", "<", "<<", "<<<", "<<<<", "="])
    if generator.once(in: 8) { return sign + "*" + generator.one(of: lists) }
    let prefix = generator.once(in: 6) ? phrase(&generator, alphabet) + "|" : ""
    let expansion = generator.once(in: 6) ? "/" + phrase(&generator, alphabet) : ""
    return sign + prefix + phrase(&generator, alphabet) + expansion
  }

  private static func phrase(_ generator: inout SeededGenerator, _ alphabet: [String]) -> String {
    (0...generator.below(2)).map { _ in generator.one(of: alphabet) }.joined()
  }

  private static func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...generator.below(3) where !bytes.isEmpty {
      let place = generator.below(bytes.count)
      switch generator.below(3) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes.remove(at: place)
      default: bytes.insert(generator.one(of: Array("&<=[]'\\|/#*-u+0".utf8)), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Pieces

  private static let texts = [
    "a", "A", "b", "c", "ch", "h", "z", "á", "a\u{301}", "\u{301}", "\u{323}", "\u{F71}", "\u{F72}",
    "\u{F73}", "\u{FB2}", "\u{1100}", "\u{1161}", "\u{11A8}", "각", "가", "か", "カ", "ー", "ゝ", "一",
    "丁",
    "\u{9FFF}", "\u{20000}", "л", "α", "1", "'-'", "'&'", "' '", "''", "\\u0000", "\\uFDD0a",
    "\\uFDD1",
    "\\U0010FFFF", "\\U0001F600", "ß", "æ", "ǆ", "l·", "เก", "\\u0378", "\\uE000", "\\u00AD",
    "\\u200B",
    "\u{1D165}", "\u{344}", "\u{CC6}\u{CC2}", "ŵ", "\\u1E09", "\\uFB03", "'!'", "'$'", "\\u3400",
    "\u{2F800}",
  ]
  private static let signs = [
    "&", "<", "<<", "<<<", "<<<<", "<<<<<", "=", "<*", "=*", "|", "/", "[", "]", "'", "\\", "#",
    "-", "*",
    "\\u", "\\u12", "\\uD800", "\\uDFFF", "\\uFFFE", "\\uFFFF", "\\U00110000", "\\u+041", "\\x",
    "[before 1]",
    "[before 9]", "\n", "!", "@",
  ]
  private static let lists = [
    "abc", "a-z", "b-d", "α-ω", "'-'a", "a'-'b", "z-a", "-a", "a-", "a-b-c", "ab-\\u0065",
    "\\u0300-\\u0345",
    "가-각", "一-\u{4E10}", "\\uD7FF-\\uE000", "\\u0000-\\U0010FFFF", "\\U00010000-\\U0010FFFF",
  ]
  private static let positions =
    ["first", "last"].flatMap { end in
      [
        "tertiary ignorable", "secondary ignorable", "primary ignorable", "variable", "regular",
        "implicit", "trailing",
      ].map { "[\(end) \($0)]" }
    } + ["[top]", "[first  regular]", "[last cat]", "[first regular"]
  private static let settings = [
    "[import und]", "[import de-u-co-phonebk]", "[import self]", "[import]", "[import a b]",
    "[reorder Latn]",
    "[reorder Hani Bopo]", "[reorder others digit]", "[reorder Latn Latn]", "[reorder Xxxx]",
    "[reorder]",
    "[reorder Zzzz others]", "[reorder space punct symbol currency digit Grek Cyrl Thai Hang Kana]",
    "[reorder Armn Geor Hebr Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Mymr Ethi]",
    "[suppressContractions [ch]]", "[suppressContractions [\u{F71}-\u{F81}เ-ไ]]",
    "[suppressContractions []]",
    "[suppressContractions [\\u0000-\\U0010FFFF]]", "[suppressContractions [b-a]]",
    "[suppressContractions",
    "[optimize [가-힣]]", "[optimize [a", "[strength 1]", "[strength 5]", "[strength I]",
    "[alternate shifted]",
    "[maxVariable currency]", "[caseFirst upper]", "[caseLevel on]", "[backwards 2]",
    "[backwards 1]",
    "[numericOrdering on]", "[normalization on]", "[hiraganaQ on]", "[version 1]", "[]", "[ ]",
  ]
}
