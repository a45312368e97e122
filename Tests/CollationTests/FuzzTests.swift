import FuzzTargets
import Testing

/// A short run of what `Scripts/fuzz` does at length.
@Suite("Fuzzing of collation") struct FuzzTests {
  @Test("hostile texts have one order, by comparison and by key")
  func compare() throws {
    #expect(try CompareTarget.run(count: 2_000, seed: 1) >= 2_000)
  }

  @Test("the keys of hostile texts hold together")
  func sortKey() throws {
    #expect(try SortKeyTarget.run(count: 2_000, seed: 1) >= 2_000)
  }

  @Test("hostile language tags are read or refused, and lead somewhere")
  func languageTag() throws {
    #expect(try LanguageTagTarget.run(count: 4_000, seed: 1) >= 4_000)
  }
}
