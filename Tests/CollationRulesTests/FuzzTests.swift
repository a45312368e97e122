import FuzzTargets
import Testing

/// A short run of what `Scripts/fuzz` does at length.
@Suite("Fuzzing of rules") struct FuzzTests {
  @Test("hostile rules are read, or refused with a place and a reason")
  func parser() throws {
    #expect(try RuleParserTarget.run(count: 5_000, seed: 1) >= 5_000)
  }

  @Test("hostile rules make an order that holds together, or are refused")
  func tailorings() throws {
    #expect(try TailoringTarget.run(count: 4, seed: 1) == 4)
  }
}
