import Collation
import CollationRules
import Testing

@Suite("RuleParser")
struct RuleParserTests {
  private func texts(_ rules: String) throws -> [String] {
    try RuleParser.parse(rules).compactMap { rule in
      guard case .relation(let strength, let relation) = rule else { return nil }
      let text = String(String.UnicodeScalarView(relation.text.compactMap(Unicode.Scalar.init)))
      return String(repeating: "<", count: Int(strength.rawValue)) + text
    }
  }

  @Test("relations have one to three signs, blanks and comments don't matter")
  func relations() throws {
    #expect(
      try texts("&a<b << c<<<d # a comment < e\n< \u{2028} f") == ["<b", "<<c", "<<<d", "<f"])
  }

  @Test("a list is a relation for each code point, a hyphen between two stands for a range")
  func lists() throws {
    #expect(try texts("&a<*bce-h<<*x") == ["<b", "<c", "<e", "<f", "<g", "<h", "<<x"])
  }

  @Test("quotes and escapes take characters as they are")
  func quoting() throws {
    #expect(
      try texts(#"&a<'<&'<'it''s'<''<\-<\u0041B<\U0001F600<'\uE000A'"#)
        == ["<<&", "<it's", "<'", "<-", "<AB", "<😀", "<\u{E000}A"])
  }

  @Test("a text may have a prefix and an expansion")
  func contexts() throws {
    let rules = try RuleParser.parse("&[before 2]a<< b | c / de")
    #expect(rules.first == .reset(.text([0x61]), before: .secondary))
    #expect(
      rules.last
        == .relation(.secondary, Relation(prefix: [0x62], text: [0x63], expansion: [0x64, 0x65])))
  }

  @Test("settings are read by their words")
  func settings() throws {
    #expect(
      try RuleParser.parse("[import zh-u-co-private-pinyin][reorder Hani  Bopo]&[last regular]<a")
        == [
          .importing("zh-u-co-private-pinyin"),
          .setting(CollationOptions(reorder: ["Hani", "Bopo"])),
          .reset(.logical(.lastRegular), before: nil), .relation(.primary, Relation(text: [0x61])),
        ])
  }

  @Test(
    "an error says at which character and why",
    arguments: [
      ("&a<b x", 5), ("a<b", 0), ("&a<<<<<b", 2), ("&a<", 3), ("&", 1), ("&a<'b", 3), ("&a<\\", 3),
      ("&a<\\u12", 3), ("&[last", 1), ("&[last cat]<a", 1), ("[nothing]", 0), ("&a<*", 4),
      ("&a<*b-a", 4), ("&a<*-b", 4), ("&a<b|", 5), ("&a<b/<", 5),
    ])
  func errors(_ rules: String, _ offset: Int) {
    let error = #expect(throws: CollationRuleError.self) { try RuleParser.parse(rules) }
    #expect(error?.offset == offset, "\(rules)")
    #expect(error?.description.contains("at character \(offset + 1)") == true)
  }
}
