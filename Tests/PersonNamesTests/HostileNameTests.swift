import PersonNames
import TestSupport
import Testing

@Suite("Hostile names") struct HostileNameTests {
  @Test("The parts of a reading make up the text")
  func readings() {
    var random = RandomText(seed: 7)
    for _ in 0..<3_000 {
      let text = Self.next(&random)
      let reading = NameReading(of: text)
      var end = 0
      for part in reading.parts {
        #expect(part.utf8Range.lowerBound == end && !part.utf8Range.isEmpty)
        end = part.utf8Range.upperBound
      }
      #expect(end == text.utf8.count)
      #expect(reading.text().utf8.count <= 16 * text.utf8.count)
    }
  }

  @Test("What a query marks are parts of the name, and each name finds itself")
  func finding() {
    var random = RandomText(seed: 8)
    let names = (0..<300).map { _ in Self.next(&random) }
    let finder = NameFinder(names)
    for (place, name) in names.enumerated() {
      let word = name.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      let matches = finder.matches(for: word)
      #expect(matches.positions.contains(place), "\(word.debugDescription)")
      #expect(Set(matches.positions).count == matches.count)
      for match in matches.prefix(5) {
        let bytes = names[match.position].utf8.count
        var end = -1
        for range in match.utf8Ranges {
          #expect(range.lowerBound > end && !range.isEmpty && range.upperBound <= bytes)
          end = range.upperBound
        }
      }
    }
  }

  @Test("Long texts are read and found")
  func longTexts() {
    for piece in ["张", "お", "ー", "うー ", "ㄱ", "김", "a\u{301}", "\u{300}", " ", "单", "z", "🌻"] {
      let text = String(repeating: piece, count: 5_000)
      #expect(NameReading(of: text).parts.last?.utf8Range.upperBound == text.utf8.count)
      let finder = NameFinder([text, "b"])
      _ = finder.matches(for: String(repeating: "z", count: 5_000)).first
      _ = finder.matches(for: String(repeating: "z ", count: 5_000)).first
      #expect(finder.matches(for: text).positions.first == 0)
      #expect(finder.matches(for: "b").map(\.position) == [1])
    }
  }

  /// Bytes of all kinds, read as UTF-8, behind surnames, kana and marks now and then.
  private static func next(_ random: inout RandomText) -> String {
    let bytes = random.nextBytes(length: 12)
    let starts = ["", "单", "尉迟", "\u{2063}", "さっ", "ｶﾞ", "김", "\u{1100}", "z ", "重庆"]
    return starts[Int(bytes.first ?? 0) % starts.count] + String(decoding: bytes, as: UTF8.self)
  }
}
