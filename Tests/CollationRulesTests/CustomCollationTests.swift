import Collation
import CollationRules
import Testing

@Suite("Custom collations")
struct CustomCollationTests {
  @Test("rules change the root's order")
  func overRoot() throws {
    let collator = try Collator(rules: "&c < ch <<< Ch <<< CH &[before 1]b < ă <<< Ă")
    #expect(
      collator.sorted(["duha", "chata", "cukr", "CHATA", "barva", "ăb", "az"])
        == ["az", "ăb", "barva", "cukr", "chata", "CHATA", "duha"])
    #expect(collator.resolvedLocale == "und")
  }

  @Test("rules change a locale's order, whose own rules go on to hold")
  func overLocale() throws {
    let collator = try Collator(rules: "&[before 1]b < x <<< X &a < q", base: "ro")
    // In Romanian ă and â are letters of their own after a.
    #expect(
      collator.sorted(["b", "x", "X", "q", "â", "ă", "a", "z", "ș", "s"])
        == ["a", "q", "ă", "â", "x", "X", "b", "s", "ș", "z"])
    #expect(collator.resolvedLocale == "ro")
    #expect(collator.compare("a\u{306}", "ă") == .same)
  }

  @Test("capitals that rules make variants of one letter are told apart in bulk")
  func capitals() throws {
    let collator = try Collator(rules: "&a <<< A <<< Б <<< Я <<< Ω <<< É")
    let letters = ["a", "A", "Б", "Я", "Ω", "É"]
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let texts = (0..<600).map { pairs[$0 % 36] + letters[$0 % 5] }
    let expected = texts.indices.sorted { left, right in
      let order = collator.compare(texts[left], texts[right])
      return order == .same ? left < right : order == .ascending
    }
    let numbers = Array(texts.indices)
    #expect(collator.sorted(numbers, by: { texts[$0] }) == expected)
  }

  @Test(
    "there is room next to every letter of a locale",
    arguments: ["es", "sv", "vi", "ko"])
  func room(_ base: String) throws {
    let plain = try Collator(locale: base)
    for letter in ["a", "ñ", "å", "一"] {
      let collator = try Collator(rules: "&\(letter) < \u{E000} <<< \u{E001}", base: base)
      #expect(collator.compare(letter, "\u{E000}") == .ascending, "\(base) \(letter)")
      #expect(collator.compare("\u{E000}", "\u{E001}") == .ascending, "\(base) \(letter)")
      for other in ["b", "o", "丁"]
      where plain.compare(letter, other) == .ascending {
        #expect(collator.compare("\u{E001}", other) == .ascending, "\(base) \(letter) \(other)")
      }
    }
  }

  @Test("rules over Chinese keep the order of the ideographs")
  func overChinese() throws {
    let collator = try Collator(rules: "&Z < 曾国藩", base: "zh")
    #expect(collator.sorted(["曾", "阿", "曾国藩", "张", "z"]) == ["阿", "曾", "张", "z", "曾国藩"])
  }

  @Test("what rules set counts before the locale's settings, options before both")
  func settings() throws {
    let rules = "[strength 1][caseFirst upper][numericOrdering on][alternate shifted]"
    #expect(try Collator(rules: rules).settings.strength == .primary)
    #expect(try Collator(rules: rules).settings.caseFirst == .upper)
    #expect(try Collator(rules: rules).compare("a 2", "a12") == .ascending)
    let other = CollationOptions(strength: .tertiary)
    #expect(try Collator(rules: rules, options: other).settings.strength == .tertiary)
    #expect(try Collator(rules: "[caseFirst off]", base: "da").settings.caseFirst == .off)
    #expect(try Collator(rules: "&a<b", base: "da").settings.caseFirst == .upper)
  }

  @Test("an import at the beginning is the base")
  func imports() throws {
    let imported = try Collator(rules: "[import de-u-co-phonebk] &z < ø")
    #expect(imported.resolvedLocale == "de-u-co-phonebk")
    #expect(imported.sorted(["Ad", "Äf", "Af"]) == ["Ad", "Äf", "Af"])
    let error = #expect(throws: CollationRuleError.self) {
      _ = try Collator(rules: "&a<b [import de]")
    }
    #expect(error?.description.contains("base") == true)
    let given = try Collator(rules: "&a<b [import xx-u-co-own] &y<z") { tag in
      tag == "xx-u-co-own" ? "&[before 1]c < x" : ""
    }
    #expect(given.sorted(["c", "x", "d", "b", "a"]) == ["a", "b", "x", "c", "d"])
  }

  @Test("equal, quaternary and ignorable relations, and logical positions")
  func positions() throws {
    let fourth = CollationOptions(strength: .quaternary)
    #expect(try Collator(rules: "&v = w").compare("v", "w") == .same)
    #expect(try Collator(rules: "&か <<<< カ").compare("か", "カ") == .same)
    #expect(try Collator(rules: "&か <<<< カ", options: fourth).compare("か", "カ") == .ascending)
    for position in ["first tertiary ignorable", "last tertiary ignorable"] {
      #expect(try Collator(rules: "&[\(position)] = x").compare("axb", "ab") == .same)
    }
    for position in ["first primary ignorable", "last primary ignorable"] {
      let collator = try Collator(rules: "&[\(position)] << x")
      #expect(collator.compare("axb", "ab") == .descending)
      #expect(collator.compare("axb", "ac") == .ascending)
    }
    #expect(try Collator(rules: "&[last variable] < x").compare("x", "`") == .ascending)
    #expect(try Collator(rules: "&[first variable] < x").compare("x", " ") == .ascending)
    #expect(try Collator(rules: "&[first regular] < x").compare("x", "`") == .descending)
    #expect(try Collator(rules: "&[last regular] < x").compare("x", "一") == .ascending)
    #expect(try Collator(rules: "&[first implicit] < x").compare("x", "一") == .descending)
    #expect(try Collator(rules: "&[first trailing] < x").compare("x", "\u{E000}") == .descending)
    for position in ["last trailing", "last implicit"] {
      #expect(throws: CollationRuleError.self) { try Collator(rules: "&[\(position)] < x") }
    }
  }

  @Test("contractions can be suppressed, and made anew afterwards")
  func suppression() throws {
    let rules = "[suppressContractions [и-йИ]]"
    #expect(try Collator(locale: "und").compare("й", "к") == .ascending)
    #expect(
      try Collator(rules: rules, options: CollationOptions(strength: .primary)).compare("й", "и")
        == .same)
    #expect(
      try Collator(rules: "&c<ch[suppressContractions [c]]").compare("ch", "cz") == .ascending)
    #expect(
      try Collator(rules: "[suppressContractions [c]]&c<ch").compare("ch", "cz") == .descending)
  }

  @Test("a prefix counts before a longer contraction that has none")
  func prefixBeforeContraction() throws {
    let collator = try Collator(rules: "&z < '·-'")
    // The root has a middle dot behind l as an accent.
    #expect(collator.compare("l·-", "l\u{387}-") == .same)
    #expect(collator.compare("l·-", "lz") == .ascending)
    #expect(collator.compare("a·-", "az") == .descending)
  }

  @Test("what is placed among the ideographs' lead bytes keeps its order in keys")
  func leadBytes() throws {
    let collator = try Collator(rules: "&[last regular] = x < y &[before 1]一 < z")
    let texts = ["x\u{1E900}", "xx", "xy", "y\u{1E900}", "yx", "yz", "zx", "zz", "一z", "一一"]
    for (left, right) in zip(texts, texts.dropFirst()) {
      #expect(collator.compare(left, right) == .ascending, "\(left) \(right)")
      #expect(collator.sortKey(for: left) < collator.sortKey(for: right), "\(left) \(right)")
    }
    let twice = try Collator(rules: "&[last regular] < x &[last regular] < y")
    #expect(twice.sorted(["一", "y", "x"]) == ["x", "y", "一"])
  }

  @Test("an expansion keeps the case of its own text")
  func caseOfExpansions() throws {
    let options = CollationOptions(strength: .primary, caseLevel: true)
    let collator = try Collator(rules: "&c < cs <<< Cs <<< CS &CS <<< CCS/CS", options: options)
    #expect(collator.compare("CSCS", "CCS") == .same)
    #expect(collator.compare("cscs", "CCS") == .ascending)
    #expect(try Collator(locale: "hu-u-kc-ks-level1").compare("CSCS", "CCS") == .same)
  }

  @Test(
    "an error in rules that can be read says at which of them and why",
    arguments: [
      ("&a<b &[last trailing]<x", 5), ("&[before 2]a<b", 12), ("&a<b[reorder Latn latn]", 4),
      ("&a<b<<<<c<<<<d<<<<e<<<<f", 19), ("&a<b[import de]", 4),
    ] as [(String, Int?)])
  func placesOfErrors(_ rules: String, _ offset: Int?) {
    let error = #expect(throws: CollationRuleError.self) { try Collator(rules: rules) }
    #expect(error?.offset == offset, "\(rules): \(String(describing: error))")
    #expect(error?.reason.isEmpty == false)
  }
}
