import Collation
import Testing

/// CLDR 48.2's suites for its root collation, whole. Each text has to stand at or after the one before
/// it, by comparison and by sort key.
@Suite("Conformance")
struct ConformanceTests {
  @Test("the suite with punctuation not ignored passes whole")
  func nonIgnorable() throws {
    try run("CollationTest_CLDR_NON_IGNORABLE", CollationOptions(), count: 206_298)
  }

  @Test("the suite with punctuation shifted passes whole")
  func shifted() throws {
    try run(
      "CollationTest_CLDR_SHIFTED",
      CollationOptions(strength: .quaternary, alternate: .shifted), count: 227_809)
  }

  private func run(_ name: String, _ options: CollationOptions, count: Int) throws {
    var collator = try Collator(locale: "und", options: options)
    collator.acceptsSurrogates = true
    let texts = try ConformanceSuite(name: name).texts()
    #expect(texts.count == count)
    var failures: [String] = []
    var (last, lastKey): ([UInt8], [UInt8]) = ([], [])
    for text in texts {
      var key: [UInt8] = []
      collator.appendSortKey(utf8: text.span, to: &key)
      let byKey: Ordering =
        lastKey == key ? .same : lastKey.lexicographicallyPrecedes(key) ? .ascending : .descending
      let compared = collator.compare(utf8: last.span, text.span)
      if compared != byKey || compared == .descending {
        failures.append("\(name): \(last) against \(text): \(compared), by key \(byKey)")
      }
      (last, lastKey) = (text, key)
    }
    #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(20))")
  }
}
