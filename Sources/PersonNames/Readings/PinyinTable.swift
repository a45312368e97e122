internal import Collation

/// Which reading CLDR's pinyin collation gives an ideograph: that of the row in which its weight lies.
struct PinyinTable: Sendable {
  static let shared = PinyinTable()

  /// The collation, without readings of surnames.
  let collator: Collator
  /// The weights of the first ideographs of the readings, ascending.
  private let starts: [UInt32]

  private init() {
    let collator = (try? Collator(locale: "zh-u-co-pinyin")) ?? Collator(table: .embeddedRoot)
    let names = ChineseNameTable.embedded
    starts = (0..<names.readingCount).map { row in
      let first = Unicode.Scalar(names.firstIdeograph(ofReading: row)).map(String.init) ?? ""
      return collator.firstPrimaryWeight(utf8: first.utf8Span.span)
    }
    self.collator = collator
  }

  /// The number of the reading of what has a primary weight; nil for what isn't read.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of readings.
  func row(ofWeight weight: UInt32) -> Int? {
    guard let first = starts.first, weight >= first, weight < collator.firstUnplacedIdeograph else {
      return nil
    }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= weight { low = middle } else { high = middle }
    }
    return low
  }

  /// The reading of a row.
  func syllable(ofRow row: Int) -> PinyinSyllable {
    PinyinSyllable(ChineseNameTable.embedded.reading(row))
  }
}
