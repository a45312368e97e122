import ContactCards
import Testing

@Suite("jCard") struct JCardTests {
  /// A card with what RFC 7095 shows in its examples.
  static let text = """
    ["vcard", [
      ["version", {}, "text", "4.0"],
      ["fn", {}, "text", "Morwenna Penhallow"],
      ["n", {"sort-as": ["Hallow", "Morwenna"]}, "text",
        ["Penhallow", "Morwenna", "", "", ["ing. jr", "M.Sc."]]],
      ["bday", {}, "date-and-or-time", "--02-03"],
      ["anniversary", {}, "date-and-or-time", "2009-08-08T14:30:00-05:00"],
      ["lang", {"pref": "1"}, "language-tag", "kw"],
      ["org", {"type": "work"}, "text", "Tide, Office"],
      ["adr", {"type": "work", "label": "1 Quay\\nWexmouth"}, "text",
        ["", "Suite D2-630", "1 Quay", "Wexmouth", "QC", "G1V 2M2", "Nowhereland"]],
      ["tel", {"type": ["work", "voice"], "pref": "1", "group": "item1"}, "uri",
        "tel:+1-418-555-0100;ext=102"],
      ["x-ablabel", {"group": "item1"}, "text", "Boat; shed"],
      ["geo", {"type": "work"}, "uri", "geo:46.77,-71.28"],
      ["categories", {}, "text", "computers", "cameras, old"],
      ["note", {}, "text", "two\\nlines; \\"quoted\\""],
      ["x-kite", {"x-size": "2"}, "unknown", "raw;\\\\,value"],
      ["x-flag", {}, "boolean", false],
      ["x-count", {}, "integer", 1, 2],
      ["rev", {}, "timestamp", "2013-02-14T12:30:00Z"],
      ["uid", {}, "uri", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]
    ]]
    """

  @Test("the properties of a jCard become those of a card") func reading() throws {
    let card = try #require(readCards(Array(Self.text.utf8)).first).card
    let contact = card.contact
    #expect(contact.displayName == "Morwenna Penhallow")
    #expect(contact.suffixes == ["ing. jr", "M.Sc."])
    #expect(contact.sortAs == ["Hallow", "Morwenna"])
    #expect(contact.birthday == ContactDate(month: 2, day: 3))
    #expect(contact.organization == ["Tide, Office"])
    #expect(contact.addresses.first?.formatted == "1 Quay\nWexmouth")
    #expect(contact.addresses.first?.extended == "Suite D2-630")
    #expect(
      contact.phones == [
        ContactValue(
          "+1-418-555-0100 ext. 102", types: ["work", "voice", "pref"], label: "Boat; shed")
      ])
    #expect(contact.categories == ["computers", "cameras, old"])
    #expect(contact.note == "two\nlines; \"quoted\"")
    #expect(card.properties(named: "x-kite").first?.value == "raw;\\,value")
    #expect(card.properties(named: "rev").first?.value == "20130214T123000Z")
    #expect(card.properties(named: "anniversary").first?.value == "20090808T143000-0500")
  }

  @Test("what is read is written again, value by value") func writing() throws {
    let card = try #require(readCards(Array(Self.text.utf8)).first).card
    var writer = CardWriter(.jCard)
    var output: [UInt8] = []
    writer.write(card, to: &output)
    writer.finish(&output)
    let again = try #require(readCards(output).first).card
    #expect(Array(again) == Array(card))
    let text = String(decoding: output, as: UTF8.self)
    for piece in [
      "[\"bday\", {}, \"date-and-or-time\", \"--02-03\"]",
      "[\"categories\", {}, \"text\", \"computers\", \"cameras, old\"]",
      "\"2009-08-08T14:30:00-0500\"", "[\"org\", {\"type\": \"work\"}, \"text\", \"Tide, Office\"]",
      "[\"x-flag\", {}, \"boolean\", false]", "[\"ing. jr\", \"M.Sc.\"]",
      "[\"rev\", {}, \"timestamp\", \"2013-02-14T12:30:00Z\"]",
    ] {
      #expect(text.contains(piece), "\(piece)")
    }
  }

  @Test("a property that is none is left out, with a warning at its line") func faults() {
    let reading = read("[[\"vcard\", [\n[\"fn\", {}, \"text\", \"A\"],\n[\"tel\"],\n3\n]]]")
    #expect(reading.names == ["A"])
    #expect(reading.problems.map(\.line) == [3, 4])
    #expect(read("[[\"vcard\", [[\"fn\", {}, \"text\", \"A\"]").names == ["A"])
    #expect(read("[[\"vcard\", [[\"fn\", {}, \"text\", \"A\"]").hasErrors)
    #expect(read("[]").contacts.isEmpty)
    #expect(!read("[]").hasErrors)
  }

  @Test("no cards are an empty array") func empty() {
    var output: [UInt8] = []
    var writer = CardWriter(.jCard)
    writer.finish(&output)
    #expect(String(decoding: output, as: UTF8.self) == "[]\n")
  }
}
