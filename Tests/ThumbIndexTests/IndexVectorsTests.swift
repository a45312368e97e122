import Testing
import ThumbIndex

/// Labels and sections as ICU's `AlphabeticIndex` has them.
@Suite("Reference indexes") struct IndexVectorsTests {
  @Test("Every index in CLDR's style has ICU's labels, and ICU's section for every name")
  func sections() throws {
    let vectors = try IndexVectors()
    #expect(vectors.indexes.count >= 300)
    for index in vectors.indexes {
      #expect(index.strings.count == 40, "\(index.tag)")
      let collation = try IndexedCollation(
        locale: index.tag, options: IndexOptions(style: .cldr, adding: index.added))
      #expect(collation.sectionTitles == index.labels, "\(index.tag) \(index.added)")
      let failures = index.strings.filter { collation.section(for: $0.text) != $0.bucket }
      let report: Comment = "\(index.tag) \(index.added), \(failures.count): \(failures.prefix(5))"
      #expect(failures.isEmpty, report)
    }
  }
}
