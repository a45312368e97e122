import Collation
import CollationRules
import TestSupport
import Testing

@Suite("Tailoring")
struct TailoringTests {
  private static let rootOrder = RootOrder(of: rootTable)
  private static let rootTable = CollationTable.embeddedRoot

  /// A collation with rules over the root's.
  private func collator(_ rules: String, strength: Strength = .tertiary) throws -> Collator {
    var builder = TailoringBuilder(base: Self.rootTable, baseOrder: Self.rootOrder) { _ in
      "&x<imported"
    }
    let table = try builder.collationTable(for: RuleParser.parsePlaced(rules))
    return Collator(table: table, options: CollationOptions(strength: strength))
  }

  /// Checks that texts ascend; those that are joined by `=` are the same.
  private func expect(_ order: [String], _ rules: String, strength: Strength = .tertiary) throws {
    let collator = try collator(rules, strength: strength)
    let groups = order.map { $0.split(separator: "=").map(String.init) }
    for (left, right) in zip(groups, groups.dropFirst()) {
      for (left, right) in left.flatMap({ left in right.map { (left, $0) } }) {
        #expect(collator.compare(left, right) == .ascending, "\(left) < \(right)")
        #expect(collator.sortKey(for: left) < collator.sortKey(for: right), "\(left) < \(right)")
      }
    }
    for group in groups {
      for text in group.dropFirst() {
        #expect(collator.compare(group[0], text) == .same, "\(group[0]) = \(text)")
      }
    }
  }

  @Test("new letters stand behind the one they were put after")
  func primaries() throws {
    try expect(["n", "nz", "ñ=n\u{303}", "Ñ", "ña", "o"], "&n<ñ<<<Ñ")
    try expect(["a", "c", "b", "d"], "&a<b &a<c")
    try expect(["z", "å=a\u{30A}", "Å", "ä", "ö", "ʒ"], "&z<å<<<Å<ä<ö")
  }

  @Test("an item goes behind everything that differs on weaker levels only")
  func behindWeaker() throws {
    try expect(["a", "A", "á", "Á", "x", "b"], "&a<x")
    try expect(["a", "A", "á", "x", "b"], "&a<<x")
    try expect(["a", "x", "A", "á"], "&a<<<x")
  }

  @Test("before puts in front of everything that is the same on the level")
  func before() throws {
    try expect(["a", "x", "X", "b"], "&[before 1]b<x<<<X")
    try expect(["x", "X", "y", "a", "A", "á"], "&[before 2]a<<x<<<X<<y")
    try expect(["á", "x", "Á"], "&á<<<x")
    try expect(["x", "a"], "&[before 3]a<<<x")
  }

  @Test("before what was put before is the same place")
  func beforeNewItems() throws {
    try expect(["l", "y", "x", "m", "n"], "&[before 3]m<<<x&[before 1]x<y")
  }

  @Test(
    "new weights are whole in keys, wherever they lie",
    arguments: ["&[last regular]<x", "&[last regular]<x<y<z", "&\u{3A9}<x", "&[last variable]<x"])
  func keys(_ rules: String) throws {
    try expect(["x", "xx", "xxx"], rules)
  }

  @Test("contractions and expansions count as letters, longest match first")
  func contractions() throws {
    try expect(["cz", "ch", "Ch", "cha", "d"], "&c<ch<<<Ch<<<CH")
    try expect(["ad", "aez", "äz", "af"], "&a<<ä/e")
    try expect(["h", "xyz", "xyw", "i", "xy", "xya"], "&h<xyz<xyw")
  }

  @Test("a prefix counts only behind its text")
  func prefixes() throws {
    let collator = try collator("&z<x|b")
    #expect(collator.compare("ab", "ac") == .ascending)
    #expect(collator.compare("xb", "xz") == .descending)
    #expect(collator.compare("x\u{301}b", "x\u{301}c") == .ascending)
  }

  @Test("imported rules hold in the place of the import, reordering moves scripts")
  func importsAndReordering() throws {
    try expect(["x", "imported", "y"], "[import xx]")
    try expect(["1", "б", "α", "a"], "[reorder Cyrl Grek]")
  }

  @Test(
    "texts equivalent to tailored ones follow them, whatever their form",
    arguments: [
      "&z<ä<<<Ä", "&e<<ê\u{301}", "&c<ch", "&a<b\u{323}\u{307}", "&[before 1]o<ọ<<<Ọ",
    ])
  func closure(_ rules: String) throws {
    let collator = try collator(rules)
    var texts = RandomText(seed: 31)
    for _ in 0..<3_000 {
      let text = texts.next(length: 5)
      #expect(
        collator.compare(text, decomposed(text)) == .same, "\(text.unicodeScalars.map(\.value))")
    }
    #expect(collator.compare("\u{1EA5}", "a\u{302}\u{301}") == .same)
    #expect(collator.compare("\u{1DF}", "a\u{308}\u{304}") == .same)
    #expect(collator.compare("\u{1ED9}", "o\u{302}\u{323}") == .same)
    #expect(collator.compare("\u{1E69}", "s\u{307}\u{323}") == .same)
  }

  @Test(
    "rules that can't be followed are errors that say why",
    arguments: [
      ("&[before 2]a<b", "same strength"), ("[reorder Xxxx]", "xxxx"),
    ])
  func errors(_ rules: String, _ word: String) {
    let error = #expect(throws: CollationRuleError.self) { try collator(rules) }
    #expect(error?.description.contains(word) == true)
  }
}
