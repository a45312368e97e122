import Collation
import CollationRules
import Testing

/// Rules come from people: whatever they say, the builder comes to an end, and soon.
@Suite("Rules that ask for too much")
struct RuleLimitsTests {
  private static let root = CollationTable.embeddedRoot
  private static let rootOrder = RootOrder(of: root)

  private func expectError(_ rules: String, _ word: String, imports: [String: String] = [:]) {
    var builder = TailoringBuilder(base: Self.root, baseOrder: Self.rootOrder) { tag in
      imports[tag] ?? "[import \(tag)x]"
    }
    let error = #expect(throws: CollationRuleError.self) {
      try builder.table(for: RuleParser.parsePlaced(rules))
    }
    #expect(error?.reason.contains(word) == true, "\(error.map(String.init(describing:)) ?? "")")
  }

  @Test("ranges of a million characters are refused where they stand")
  func ranges() throws {
    for rules in [
      "&a<*\\u0000-\\uD7FC<*\\uE000-\\uF8FF<*\\U00010000-\\U0010FFFF",
      "[suppressContractions [\\u0000-\\U0010FFFF]]",
    ] {
      let error = #expect(throws: CollationRuleError.self) { try RuleParser.parse(rules) }
      #expect(error?.reason.contains("200000") == true)
      #expect(error?.offset != nil)
    }
    #expect(try RuleParser.parse("&a<*\\U00020000-\\U0003FFFF").count == 0x2_0001)
    let many = String(repeating: "<*\\U00020000-\\U0002FFFF", count: 100_000)
    #expect(throws: CollationRuleError.self) { try RuleParser.parse("&a" + many) }
  }

  @Test("surrogates and the last code points of the plane have no place to be given")
  func codePoints() {
    for text in ["\\uD800", "\\uDFFF", "\\uFFFD", "\\uFFFE", "\\uFFFF"] {
      for rules in ["&a<\(text)", "&\(text)<b", "&a<b|\(text)", "&a<b/\(text)", "&a<*b\(text)"] {
        let error = #expect(throws: CollationRuleError.self, "\(rules)") {
          try RuleParser.parse(rules)
        }
        #expect(error?.reason.contains("U+\(text.dropFirst(2))") == true, "\(rules)")
      }
    }
    #expect(throws: CollationRuleError.self) { try RuleParser.parse("&a<*\\uD7FB-\\uE000") }
    #expect(throws: CollationRuleError.self) { try RuleParser.parse("&a<\\u+041") }
  }

  @Test("imports that come to no end are refused")
  func imports() {
    expectError("[import a]", "imports", imports: ["a": "&b<c[import b]", "b": "[import a]"])
    expectError("[import a]", "a, which imports a", imports: ["a": "[import a]"])
    // Each imports another one.
    expectError("[import b]", "imports")
  }

  @Test("texts, prefixes and elements have a length that can be matched")
  func lengths() {
    let long = String(repeating: "x", count: 32)
    expectError("&a<\(long)", "31 characters")
    expectError("&a<xxxxx|b", "prefix")
    expectError("&\(long)<b", "31 collation elements")
    expectError("&a<b/\(long)", "31 collation elements")
    let half = String(repeating: "x", count: 20)
    expectError("&\(half)<<b&\(half)b<c", "31 collation elements")
  }

  @Test("a character whose parts have too many elements for one entry is still in order")
  func longParts() throws {
    let half = String(repeating: "x", count: 20)
    let collator = try Collator(rules: "&\(half)<<a&\(half)<<\u{301}")
    #expect(collator.compare("\u{E1}", "a\u{301}") == .same)
    #expect(collator.sortKey(for: "\u{E1}b") == collator.sortKey(for: "a\u{301}b"))
  }

  @Test("a hundred thousand relations in one place come to an end")
  func manyRelations() {
    var rules = "&a"
    for number in 0..<60_000 { rules += "<<<\\U000\(String(0x20000 + number, radix: 16))" }
    expectError(rules, "room")
    for number in 0..<60_000 { rules += "&a<\\U000\(String(0x30000 + number, radix: 16))" }
    expectError(rules, "too many relations")
  }
}
