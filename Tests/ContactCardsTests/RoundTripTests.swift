import ContactCards
import Testing
import TestSupport

@Suite("Round trips") struct RoundTripTests {
  private static let names = [
    "FN", "N", "NOTE", "TEL", "X-KITE", "ADR", "CATEGORIES", "ORG", "x-a1",
  ]
  private static let parameters = ["TYPE", "LABEL", "X-HINT", "LANGUAGE", "ALTID", "SORT-AS"]

  /// A property with any text in it that a property can have.
  private static func property(_ random: inout SeededGenerator) -> CardProperty {
    let name = names.randomElement(using: &random) ?? "FN"
    let group = Bool.random(using: &random) ? "" : "item\(Int.random(in: 1...3, using: &random))"
    var given: [CardParameter] = []
    for name in parameters where Int.random(in: 0..<4, using: &random) == 0 {
      // A list in quotation marks cannot have commas in its elements.
      let isList = name == "TYPE" || name == "SORT-AS"
      let values = (0..<(isList ? 2 : 1)).map { _ in
        let text = text(&random)
        // In a label a backslash and an n are a line break.
        if name == "LABEL" { return text.replacing("\\", with: "") }
        return isList ? text.filter { $0.isLetter && $0.isASCII } + "x" : text
      }
      given.append(CardParameter(name, values))
    }
    let components = (0..<Int.random(in: 1...4, using: &random)).map { _ in [text(&random)] }
    return CardProperty(name, given, components: components, group: group)
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "B", " ", ",", ";", ":", "\\", "\n", "\"", "^", "=", "ö", "木", "🌻", "=3D", "\\n",
      "long words ",
      "e\u{301}", "\u{200F}", "'", "--", "ENCODING", "END:VCARD",
    ]
    let count = Int.random(in: 0...30, using: &random)
    let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    return text
  }

  @Test("what is written of any card is read as that card", arguments: CardVersion.allCases)
  func parseOfWrite(version: CardVersion) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<600 {
      var card = Card(version: version)
      let properties = (0..<Int.random(in: 1...8, using: &random)).map { _ in Self.property(&random)
      }
      card.append(contentsOf: properties)
      let cards = readCards(card.bytes)
      try #require(cards.count == 1)
      try #require(cards[0].card.bytes == card.bytes)
      for (read, written) in zip(cards[0].card.dropFirst(), properties) {
        try #require(read.name == written.name)
        try #require(read.group == written.group)
        try #require(read.components == written.components)
        // Version 2.1 writes types bare, each for itself, in capitals.
        guard version != .v21 else { continue }
        try #require(read.parameters == written.parameters)
      }
    }
  }

  @Test("a card of any version keeps its contact in every other", arguments: CardVersion.allCases)
  func conversions(version: CardVersion) {
    for text in ["family.vcf"].compactMap({ SamplesTests.sample($0) }) {
      for read in readCards(text) {
        let converted = read.card.converted(to: version)
        var contact = read.card.contact
        contact.formattedName = contact.displayName
        for index in contact.emails.indices {
          contact.emails[index].types.removeAll { $0 == "internet" }
        }
        var found = converted.contact
        for index in found.emails.indices {
          found.emails[index].types.removeAll { $0 == "internet" }
        }
        found.formattedName = found.displayName
        #expect(found == contact)
      }
    }
  }

  @Test("every sample is written as it was read", arguments: ["family.vcf"])
  func writeOfParse(name: String) throws {
    let bytes = try #require(SamplesTests.sample(name))
    let cards = readCards(bytes)
    #expect(cards.flatMap { $0.leading + $0.card.bytes } == bytes)
  }
}
