import Collation
import TestSupport
import Testing
import ThumbIndex

@Suite("Sections in bulk") struct BulkSectionsTests {
  @Test(
    "the order is that of index keys, and the sections are counted",
    arguments: ["en", "zh", "cs", "ja"])
  func agreement(_ locale: String) throws {
    let collation = try IndexedCollation(locale: locale)
    var random = RandomText(seed: 12)
    let words = [
      "Chloé", "Lars", "ärger", "阿宝", "张三", "曾", "かな", "Żółw", "9", "", "#", "Иван", "가나",
    ]
    let names = (0..<3_000).map { number in
      words[number % words.count] + (number % 3 == 0 ? "" : random.next(length: 4))
    }
    let keys = names.map { collation.indexKey(for: $0) }
    let expected = names.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    for threads in 1...2 {
      let order = try #require(
        collation.bulkOrder(count: names.count, threads: threads) { names[$0] })
      #expect(order.places.map(Int.init) == expected)
      #expect(
        order.counts
          == collation.sectionTitles.indices.map { section in
            keys.count { $0.section == section }
          })
    }
  }
}
