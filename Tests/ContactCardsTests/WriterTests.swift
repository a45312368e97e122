import ContactCards
import Testing

@Suite("Writing contacts") struct WriterTests {
  /// A contact with something in every field.
  static var full: Contact {
    var contact = Contact(formattedName: "Dr. Joos van Veld, PhD")
    contact.uid = "urn:uuid:1"
    contact.family = "van Veld"
    contact.given = "Joos"
    contact.additional = ["Jan"]
    contact.prefixes = ["Dr."]
    contact.suffixes = ["PhD"]
    contact.nicknames = ["Jo, J."]
    contact.phoneticFamily = "フェルト"
    contact.phoneticGiven = "ヨース"
    contact.sortAs = ["Veld", "Joos"]
    contact.organization = ["Rope; Inc.", "Dispatch"]
    contact.title = "Splicer"
    contact.role = "Owner"
    contact.phones = [
      ContactValue("+1 555 0100", types: ["work", "fax"]), ContactValue("2", label: "Boat"),
      ContactValue("3", types: ["home", "pref"]),
    ]
    contact.emails = [ContactValue("a@example.org", types: ["home"])]
    contact.urls = [ContactValue("https://example.org/a,b;c", types: ["work"])]
    contact.messaging = [ContactValue("xmpp:a@example.org")]
    var address = ContactAddress()
    address.street = "1 Quay\nLoft"
    address.city = "Wexmouth"
    address.postcode = "00123"
    address.types = ["home"]
    contact.addresses = [address]
    contact.birthday = ContactDate(month: 5, day: 9)
    contact.anniversary = ContactDate(year: 2001, month: 2, day: 3)
    contact.categories = ["Rowing", "Old, friends"]
    contact.note = "First; line,\nsecond \\ line"
    contact.photo = ContactPhoto(.data([0x89, 0x50, 0x4E, 0x47, 0, 1, 2]), mediaType: "image/png")
    return contact
  }

  private static func written(_ contact: Contact, _ format: CardOutputFormat) -> [UInt8] {
    var writer = CardWriter(format)
    var output: [UInt8] = []
    writer.write(Card(contact), to: &output)
    writer.finish(&output)
    return output
  }

  @Test(
    "every version of vCard, and jCard, keep every field",
    arguments: [CardOutputFormat.vCard21, .vCard3, .vCard4, .jCard])
  func lossless(format: CardOutputFormat) throws {
    let read = try #require(readCards(Self.written(Self.full, format)).first)
    var contact = read.card.contact
    // The first version has no list of types without order.
    for index in contact.phones.indices { contact.phones[index].types.sort() }
    var expected = Self.full
    for index in expected.phones.indices { expected.phones[index].types.sort() }
    #expect(contact == expected)
  }

  @Test(
    "converting to another version and back gives the same properties",
    arguments: CardVersion.allCases)
  func thereAndBack(version: CardVersion) {
    let card = Card(Self.full)
    let back = card.converted(to: version).converted(to: .v40)
    func lines(_ card: Card) -> [String] { card.map { "\($0)" }.sorted() }
    let missing = Set(lines(card)).symmetricDifference(lines(back))
    // N need not be there in version 4.0, nor do types have an order.
    #expect(missing.allSatisfy { $0.contains("TYPE") }, "\(missing)")
  }

  @Test("what a version has no word for becomes an X- property, and comes back") func unknownWords()
  {
    var card = Card(version: .v40)
    card.append(CardProperty("FN", text: "A"))
    card.append(CardProperty("GENDER", value: "F;x"))
    card.append(CardProperty("HOBBY", [CardParameter("LEVEL", ["high"])], text: "knots"))
    card.append(CardProperty("BDAY", [CardParameter("VALUE", ["text"])], text: "circa 1800"))
    card.append(CardProperty("MEMBER", value: "urn:uuid:2"))
    for version in [CardVersion.v30, .v21] {
      let old = card.converted(to: version)
      #expect(old.properties(named: "X-GENDER").map(\.value) == ["F;x"])
      #expect(
        old.properties(named: "X-HOBBY").first?.parameters == [CardParameter("LEVEL", ["high"])])
      let back = old.converted(to: .v40)
      #expect(back.properties(named: "GENDER").map(\.value) == ["F;x"])
      #expect(back.contact.birthday == ContactDate(text: "circa 1800"))
      #expect(back.contact.members == ["urn:uuid:2"])
    }
  }

  @Test("tables and lists keep what they have columns and keys for") func tables() throws {
    for format in [CardOutputFormat.googleCSV, .outlookCSV, .ldif, .propertyList] {
      let contact = try #require(readCards(Self.written(Self.full, format)).first).card.contact
      #expect(contact.family == "van Veld", "\(format)")
      #expect(contact.given == "Joos")
      #expect(contact.organization == ["Rope; Inc.", "Dispatch"])
      #expect(contact.title == "Splicer")
      #expect(Set(contact.phones.map(\.value)) == ["+1 555 0100", "2", "3"])
      #expect(contact.phones.contains { $0.types.contains("fax") && $0.value == "+1 555 0100" })
      #expect(contact.emails.map(\.value) == ["a@example.org"])
      #expect(contact.urls.map(\.value) == ["https://example.org/a,b;c"])
      #expect(contact.addresses.first?.street == "1 Quay\nLoft")
      #expect(contact.addresses.first?.postcode == "00123")
      #expect(contact.birthday == ContactDate(month: 5, day: 9))
      #expect(contact.note == Self.full.note)
    }
  }

  @Test("what a format has no place for is named") func unsaid() {
    func unsaid(_ format: CardOutputFormat) -> [String] {
      var output: [UInt8] = []
      var writer = CardWriter(format)
      return writer.write(Card(Self.full), to: &output)
    }
    for format in [CardOutputFormat.vCard21, .vCard3, .vCard4, .jCard, .json] {
      #expect(unsaid(format).isEmpty)
    }
    #expect(Set(unsaid(.googleCSV)) == ["UID", "ROLE", "IMPP", "PHOTO"])
    #expect(unsaid(.outlookCSV).contains("NICKNAME"))
    #expect(unsaid(.ldif).contains("X-PHONETIC-LAST-NAME"))
  }

  @Test("more values than columns share the last one, and are read again") func overflow() throws {
    var contact = Contact(formattedName: "A")
    contact.phones = (1...9).map { ContactValue("\($0)", types: $0 % 2 == 0 ? ["home"] : ["work"]) }
    let again = try #require(readCards(Self.written(contact, .googleCSV)).first).card.contact
    #expect(again.phones == contact.phones)
  }

  @Test("plain JSON has the fields by their names") func json() {
    let text = String(decoding: Self.written(Self.full, .json), as: UTF8.self)
    #expect(text.contains("\"name\": \"Dr. Joos van Veld, PhD\""))
    #expect(text.contains("{\"value\": \"2\", \"label\": \"Boat\"}"))
    #expect(text.contains("\"birthday\": \"--05-09\""))
  }

  @Test("characters that XML has not do not break a property list") func controls() throws {
    var contact = Contact(formattedName: "A\u{1}<&>\r\u{FFFE}")
    contact.note = "x"
    let output = Self.written(contact, .propertyList)
    let reading = ContactReader.read(bytes: output)
    #expect(reading.messages.isEmpty)
    #expect(reading.contacts.first?.note == "x")
  }

  @Test("labels that Apple offers become types of numbers and addresses, and stay for all else")
  func appleLabels() throws {
    let lines = [
      "FN:A", "item1.TEL:1", "item1.X-ABLabel:_$!<Mobile>!$_", "item2.X-ABRELATEDNAMES:Bo",
      "item2.X-ABLabel:_$!<Spouse>!$_", "item3.EMAIL:a@example.org", "item3.X-ABLabel:Boat",
    ]
    let card = try CardTests.card(card(lines)).converted(to: .v40)
    #expect(card.properties(named: "TEL").first?.parameters == [CardParameter("TYPE", ["cell"])])
    #expect(card.properties(named: "X-ABLabel").map(\.text) == ["_$!<Spouse>!$_", "Boat"])
    #expect(card.contact.emails == [ContactValue("a@example.org", label: "Boat")])
  }
}
