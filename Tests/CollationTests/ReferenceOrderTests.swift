import Collation
import TestSupport
import Testing

/// Texts in the order that ICU 78.3 gives them, ties included.
@Suite("Reference order")
struct ReferenceOrderTests {
  @Test("every collation orders texts as ICU does, by comparison and by key")
  func collations() throws {
    let vectors = try OrderVectors(path: "Vectors/collations.xz")
    #expect(vectors.collations.count == 154)
    try check(vectors, count: 400)
  }

  @Test("settings, alone and together, order texts as ICU does, by comparison and by key")
  func settings() throws {
    let vectors = try OrderVectors(path: "Vectors/settings.xz")
    #expect(vectors.collations.count >= 60)
    try check(vectors, count: 300)
  }

  private func check(_ vectors: OrderVectors, count: Int) throws {
    for vector in vectors.collations {
      #expect(vector.strings.count == count, "\(vector.tag)")
      let failures = try mismatches(vector)
      let report: Comment = "\(vector.tag), \(failures.count): \(failures.prefix(5))"
      #expect(failures.isEmpty, report)
    }
  }

  /// The neighbours that stand otherwise to each other than they should.
  private func mismatches(_ vector: OrderVectors.Collation) throws -> [String] {
    let collator = try Collator(locale: vector.tag)
    var failures: [String] = []
    for (left, right) in zip(vector.strings, vector.strings.dropFirst()) {
      let expected: Ordering = right.isSameAsLast ? .same : .ascending
      let compared = collator.compare(utf8: left.text.span, right.text.span)
      let byKey = collator.orderByKey(left.text, right.text)
      if compared != expected || byKey != expected {
        let texts = [left.text, right.text].map { String(decoding: $0, as: UTF8.self) }
        failures.append("\(texts): \(compared), by key \(byKey), not \(expected)")
      }
    }
    return failures
  }
}
