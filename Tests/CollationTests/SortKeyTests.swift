import Collation
import TestSupport
import Testing

@Suite("SortKey")
struct SortKeyTests {
  private static let settings: [CollationOptions] = Strength.allCases.flatMap { strength in
    Alternate.allCases.map { CollationOptions(strength: strength, alternate: $0) }
  }

  @Test("keys order texts exactly as compare does", arguments: ["und", "zh"])
  func agreement(_ locale: String) throws {
    for (number, options) in Self.settings.enumerated() {
      let collator = try Collator(locale: locale, options: options)
      var texts = RandomText(seed: UInt64(number))
      for round in 0..<4_000 {
        let left = texts.nextBytes(length: 7)
        // Texts that begin alike, as well as unrelated ones.
        let right =
          round % 2 == 0 ? texts.nextBytes(length: 7) : left + texts.nextBytes(length: 2)
        let byKey = collator.orderByKey(left, right)
        let compared = collator.compare(utf8: left.span, right.span)
        #expect(compared == byKey, "\(locale) \(options) \(left) \(right)")
      }
    }
  }

  @Test("equivalent texts have the same key", arguments: ["und", "zh"])
  func equivalence(_ locale: String) throws {
    let collator = try Collator(locale: locale, options: CollationOptions(strength: .identical))
    var texts = RandomText(seed: 77)
    for _ in 0..<20_000 {
      let text = texts.next(length: 8)
      let decomposed = decomposed(text)
      #expect(
        collator.sortKey(for: text) == collator.sortKey(for: decomposed),
        "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test("a key holds no zero byte, and fewer separators than levels")
  func bytes() throws {
    for (strength, separators) in [(Strength.primary, 0), (.secondary, 1), (.tertiary, 2)] {
      let collator = try Collator(locale: "zh", options: CollationOptions(strength: strength))
      var texts = RandomText(seed: 5)
      for _ in 0..<2_000 {
        let key = collator.sortKey(for: texts.next(length: 9)).bytes
        #expect(!key.contains(0))
        #expect(key.count { $0 == 1 } <= separators)
      }
    }
  }

  @Test("keys of texts of any length order them as compare does", arguments: ["en", "zh", "ja"])
  func lengths(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    // Common and other weights on every level, and characters with several of them.
    let units = ["a", "A", "Ö", "ǽ", "é ", "阿", "ア", "각", "½", "㌔", "aaaaaaaaaaaaaaaÄ", "ㅏ", "ﬃ"]
    for unit in units {
      for count in stride(from: 1, to: 200, by: 3) {
        let left = Array((String(repeating: unit, count: count) + "x").utf8)
        for last in ["X", "x\u{301}", "", "xx"] {
          let right = Array((String(repeating: unit, count: count) + last).utf8)
          let byKey = collator.orderByKey(left, right)
          #expect(
            collator.compare(utf8: left.span, right.span) == byKey, "\(unit) \(count) \(last)")
        }
      }
    }
  }

  @Test("no byte is zero at identical strength either")
  func identicalBytes() throws {
    let collator = try Collator(locale: "und", options: CollationOptions(strength: .identical))
    let codePoints: [UInt32] = [0xFFFE, 0, 1, 0xFFFD, 0x61, 0x10FFFF]
    let texts = codePoints.compactMap(Unicode.Scalar.init).map { String($0) }
    let keys = texts.map { collator.sortKey(for: $0) }
    #expect(!keys.contains { $0.bytes.contains(0) })
    #expect(Set(keys).count == texts.count)
  }

  @Test("consecutive weights of one script share their lead byte, and common weights are counted")
  func length() throws {
    let collator = try Collator(locale: "und")
    #expect(collator.sortKey(for: String(repeating: "a", count: 32)).bytes.count == 32 + 2)
    #expect(collator.sortKey(for: String(repeating: "a", count: 31) + "A").bytes.count == 32 + 5)
    #expect(collator.sortKey(for: "Владислава").bytes.count <= 2 * 10)
    #expect(collator.sortKey(for: "").bytes == [1, 1])
  }
}
