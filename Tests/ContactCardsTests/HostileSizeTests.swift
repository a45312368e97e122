import ContactCards
import Testing

@Suite("Hostile sizes") struct HostileSizeTests {
  private static func run(_ piece: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: piece, count: count).utf8)
  }

  /// A file with a card that is too much, and good ones around it.
  private static func file(_ inside: [UInt8]) -> [UInt8] {
    Array(card(["FN:A"]).utf8) + Array("BEGIN:VCARD\r\nVERSION:3.0\r\n".utf8) + inside
      + Array(("\r\nEND:VCARD\r\n" + card(["FN:B"])).utf8)
  }

  @Test("a card that is too large costs its neighbours nothing, and is a clear error")
  func largeCards() {
    let limits = CardLimits(bytes: 100_000, properties: 1_000)
    let inside = [
      Self.run("x", 1_000_000), Array("NOTE:".utf8) + Self.run("x", 1_000_000),
      Self.run("\r\n", 80_000),
      Self.run("A:\r\n", 30_000), Self.run("A:\r\n", 2_000),
      Array("PHOTO;ENCODING=b:".utf8) + Self.run("AAAA\r\n ", 40_000),
    ]
    for (index, piece) in inside.enumerated() {
      let bytes = Self.file(piece)
      var reader = CardReader(limits: limits)
      var names: [String] = []
      for start in stride(from: 0, to: bytes.count, by: 50_000) {
        reader.append(Array(bytes[start..<min(bytes.count, start + 50_000)]))
        while let read = reader.next() { names.append(read.card.contact.displayName) }
      }
      reader.finish()
      while let read = reader.next() { names.append(read.card.contact.displayName) }
      #expect(names == ["A", "B"], "\(index)")
      let errors = reader.problems.filter { $0.severity == .error }
      #expect(errors.map(\.line) == [5], "\(index)")
      #expect(errors.allSatisfy { $0.message.contains("left out") })
    }
  }

  @Test("a million properties are an error at the card's line") func manyProperties() {
    let reading = ContactReader.read(bytes: Self.file(Self.run("A:\n", 1_000_000)))
    #expect(reading.names == ["A", "B"])
    #expect(
      reading.messages == ["5: error: this card has more than 100000 properties; it was left out"])
  }

  @Test("nesting a thousand deep is an error, and no trap") func nesting() {
    let cards = Self.run("BEGIN:VCARD\nAGENT:\n", 1_000) + Self.run("END:VCARD\n", 1_000)
    let reading = ContactReader.read(bytes: cards)
    #expect(reading.contacts.count <= 1)
    #expect(reading.problems.contains { $0.message == "cards are nested more than 100 deep here" })
    for text in ["[", "[\"vcard\", [", "{\"a\": "] {
      let json = ContactReader.read(bytes: Self.run(text, 1_000).span, format: .jCard)
      #expect(json.hasErrors)
      #expect(json.problems.contains { $0.message.contains("nested more than 64 deep") })
    }
  }

  @Test("many small values of JSON are an error, not memory") func manyValues() {
    let json = Array("[".utf8) + Self.run("0,", 1_000_000) + Array("0]".utf8)
    #expect(ContactReader.read(bytes: json.span, format: .jCard).hasErrors)
  }

  @Test("a row without end is an error at its line") func longRow() {
    let table = Array("Name,Phone\nAda,1\n".utf8) + Self.run(",", 100_000) + Array("\nBo,2\n".utf8)
    let reading = ContactReader.read(bytes: table.span, format: .csv)
    #expect(reading.names == ["Ada", "Bo"])
    #expect(reading.problems.map(\.line) == [3])
  }
}
