import Collation
import TestSupport
import Testing

/// What is quick where a name begins with a surname gives what reading all elements gives.
@Suite("Quick ways to the place of a surname") struct SurnamePathsTests {
  /// What may follow a surname, up to six ideographs in all, and what makes a name something else.
  private static let rests =
    [
      "", "明", "国藩", "国藩明", "国藩明天", "国藩明天下", "明明", " 明", "　明", " ", "明A", "A", "明\u{301}",
      "\u{301}",
    ]
    + ["𠀀", "明𠀀", "㐀", "明㐀", "ー", "明ー", "ﬀ", "\u{FA11}", "任", "曾沈", "明\u{200B}", "学", "明心", "😀"]
    + ChineseNameTable.embedded.organisationEndings.flatMap { [$0, "明" + $0] }

  /// Names that begin with any surname of the tables, or with a word that is none, or with neither.
  private static func names(_ count: Int, seed: UInt64) -> [String] {
    let table = ChineseNameTable.embedded
    let surnames = table.allSurnames.map(\.text)
    let starts =
      surnames + surnames.map { String($0.prefix(1)) } + surnames + table.nonNames
      + ["王", "层", "憎", "瓢", "勤", "A", "", "㐀", "𠀀", "昒"]
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let start = starts.randomElement(using: &generator) ?? ""
      let rest =
        Int.random(in: 0..<8, using: &generator) == 0
        ? start : rests.randomElement(using: &generator) ?? ""
      let front = Int.random(in: 0..<12, using: &generator)
      return (front == 0 ? "\u{2063}" : front == 1 ? "\u{200B}" : "") + start + rest
    }
  }

  private static func collators() throws -> [Collator] {
    let own = [
      ["尉": "wèi", "乐": "lè", "万": "mò"], ["㐀": "qiū", "𠀀": "hē", "昒": "hū"],
      ["诸明": "zhū míng", "诸国": "chú guó", "诸葛": "zhū gé", "诸𠀀": "zhū hē", "曾": "céng"],
    ]
    let readings = try [SurnameReadings.standard] + own.map { try SurnameReadings($0) }
    return try readings.map { try Collator(locale: "zh-Hans", surnames: $0) }
      + [Collator(locale: "zh-u-kr-latn-hani", surnames: .standard)]
  }

  private static func order<Element: Comparable>(_ left: [Element], _ right: [Element]) -> Ordering
  {
    left == right ? .same : left.lexicographicallyPrecedes(right) ? .ascending : .descending
  }

  @Test("The first weight is that of the first element") func firstWeights() throws {
    for collator in try Self.collators() {
      for name in Self.names(3000, seed: 1) {
        let first = collator.primaryWeights(utf8: name.utf8.span, limit: 1).first ?? 0
        #expect(collator.firstPrimaryWeight(utf8: name.utf8.span) == first, "\(name)")
      }
    }
  }

  @Test("Comparing goes by the weights of all elements") func comparing() throws {
    for collator in try Self.collators() {
      let names = Self.names(1500, seed: 2)
      let weights = names.map { collator.primaryWeights(utf8: $0.utf8.span) }
      let atPrimary = collator.at(strength: .primary)
      for left in names.indices {
        for step in [1, 2, 31] {
          let right = (left + step) % names.count
          let order = Self.order(weights[left], weights[right])
          #expect(
            atPrimary.compare(names[left], names[right]) == order, "\(names[left]) \(names[right])")
        }
      }
    }
  }

  @Test("Names that begin alike are told apart by what follows") func sameStart() throws {
    let surnames = ChineseNameTable.embedded.allSurnames.map(\.text)
    for collator in try Self.collators() {
      let atPrimary = collator.at(strength: .primary)
      for surname in surnames {
        let names = Self.rests.prefix(24).map { surname + $0 }
        let weights = names.map { collator.primaryWeights(utf8: $0.utf8.span) }
        for (left, right) in zip(names.indices, names.indices.dropFirst()) {
          let order = Self.order(weights[left], weights[right])
          #expect(
            atPrimary.compare(names[left], names[right]) == order, "\(names[left]) \(names[right])")
        }
      }
    }
  }

  @Test("A short key has the first level of the long one") func keys() throws {
    for collator in try Self.collators() {
      let atIdentical = collator.at(strength: .identical)
      for name in Self.names(2000, seed: 3) {
        let (quick, whole) = (collator.sortKey(for: name), atIdentical.sortKey(for: name))
        #expect(quick.bytes.prefix { $0 != 1 } == whole.bytes.prefix { $0 != 1 }, "\(name)")
      }
    }
  }

  @Test("Sorting in bulk goes by the keys") func bulk() throws {
    for collator in try Self.collators() {
      let names = Self.names(3000, seed: 4)
      let keys = names.map { collator.sortKey(for: $0) }
      let expected = names.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      #expect(collator.sorted(names) == expected.map { names[$0] })
    }
  }
}
