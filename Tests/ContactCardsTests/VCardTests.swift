import ContactCards
import Testing

@Suite("vCard 3.0 and 4.0") struct VCardTests {
  @Test("the properties of a card are read into their fields") func properties() throws {
    let reading = readCard(
      "N:Penhallow;Morwenna;Rose,Jane;Dr.;PhD,FRS", "FN:Dr. Morwenna Penhallow",
      "NICKNAME:Wenna,Mo", "ORG:Tide Office;Charts", "TITLE:Hydrographer", "KIND:individual",
      "TEL;TYPE=CELL:+1 555 0100", "EMAIL;TYPE=home:wenna@example.org",
      "URL:https://wenna.example.org/", "NOTE:One\\nTwo", "UID:tide-1",
      "ADR;TYPE=home:Box 1;Flat 2;3 Quay;Wexmouth;Shore;WX1 2AB;Nowhereland")
    let contact = try #require(reading.contacts.first)
    #expect(contact.family == "Penhallow")
    #expect(contact.given == "Morwenna")
    #expect(contact.additional == ["Rose", "Jane"])
    #expect(contact.prefixes == ["Dr."])
    #expect(contact.suffixes == ["PhD", "FRS"])
    #expect(contact.nicknames == ["Wenna", "Mo"])
    #expect(contact.organization == ["Tide Office", "Charts"])
    #expect(contact.title == "Hydrographer")
    #expect(contact.phones == [ContactValue("+1 555 0100", types: ["cell"])])
    #expect(contact.emails == [ContactValue("wenna@example.org", types: ["home"])])
    #expect(contact.urls == [ContactValue("https://wenna.example.org/")])
    #expect(contact.note == "One\nTwo")
    #expect(contact.uid == "tide-1")
    #expect(
      contact.addresses.first?.lines
        == ["Box 1", "Flat 2", "3 Quay", "Wexmouth", "Shore", "WX1 2AB", "Nowhereland"])
    #expect(reading.messages.isEmpty)
  }

  @Test("any number of cards is read, each with the line it begins on") func manyCards() {
    let reading = read(card(["FN:A"]) + "\r\n" + card(["FN:B"]) + card([]))
    #expect(reading.names == ["A", "B", ""])
    #expect(reading.lines == [1, 6, 10])
  }

  @Test("TYPE is a list, a quoted list, repeated, escaped, or bare; case does not count")
  func types() throws {
    let reading = readCard(
      "TEL;TYPE=\"WORK,VOICE\":1", "TEL;TYPE=Work,Voice:2", "TEL;TYPE=work;TYPE=voice:3",
      "TEL;type=work\\,voice:4", "TEL;WORK;VOICE:5", "TEL;TYPE=\"work:6", "TEL;PREF=1:7")
    let phones = try #require(reading.contacts.first).phones
    #expect(phones.map(\.value) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(phones.prefix(5).allSatisfy { $0.types == ["work", "voice"] })
    #expect(phones.suffix(2).map(\.types) == [["work"], ["pref"]])
  }

  @Test("a telephone number written as a URI loses its scheme") func telephoneURI() throws {
    let reading = readCard(
      "TEL;VALUE=uri:tel:+1-555-0100", "TEL;VALUE=uri:TEL:+1-555-0101;ext=12", "TEL:tel:",
      "TEL:tel: +1-555-0102;ext=")
    let phones = try #require(reading.contacts.first).phones
    #expect(
      phones.map(\.value) == ["+1-555-0100", "+1-555-0101 ext. 12", "tel:", "+1-555-0102 ext."])
  }

  @Test("a label belongs to the values of its group, before or after it") func groups() throws {
    let reading = readCard(
      "ITEM1.TEL:+1 555 0100", "item1.X-ABLabel:Boat shed", "item2.X-ABLabel:_$!<WorkFAX>!$_",
      "item2.TEL:+1 555 0101", "item3.ADR:;;1 Quay;;;;", "item3.X-ABLabel:Net loft", "item3.X-O:")
    let contact = try #require(reading.contacts.first)
    #expect(
      contact.phones == [
        ContactValue("+1 555 0100", label: "Boat shed"),
        ContactValue("+1 555 0101", types: ["work", "fax"]),
      ])
    #expect(contact.addresses.first?.label == "Net loft")
  }

  @Test("parameters resolve carets and keep quoted separators") func parameters() throws {
    let reading = readCard(
      "ADR;LABEL=\"1 Quay^nWexmouth ^^ ^'Net loft^' ^x\":;;1 Quay;;;;",
      "TEL;X-HINT=\"after: six; or, never\";TYPE=cell:+1 555 0100")
    let contact = try #require(reading.contacts.first)
    #expect(contact.addresses.first?.formatted == "1 Quay\nWexmouth ^ \"Net loft\" ^x")
    #expect(contact.phones == [ContactValue("+1 555 0100", types: ["cell"])])
  }

  @Test("what to sort by and how to say it are kept") func sorting() {
    let reading = read(
      card(["FN:Joos van Veld", "N;SORT-AS=\"Veld,Joos\":van Veld;Joos;;;"])
        + card(["FN:An de Beek", "SORT-STRING:Beek"])
        + card(["FN:橘 澪", "X-PHONETIC-LAST-NAME:たちばな", "X-PHONETIC-FIRST-NAME:みお"])
        + card(["FN:橘 澪", "SOUND;X-IRMC-N:ﾀﾁﾊﾞﾅ;ﾐｵ;;;"]))
    #expect(reading.contacts.map(\.sortAs) == [["Veld", "Joos"], ["Beek"], [], []])
    #expect(reading.contacts.map(\.phoneticFamily) == ["", "", "たちばな", "ﾀﾁﾊﾞﾅ"])
    #expect(reading.contacts.map(\.phoneticGiven) == ["", "", "みお", "ﾐｵ"])
  }

  @Test(
    "KIND and its Apple forms tell what the contact is",
    arguments: [
      ("KIND:org", Contact.Kind.organization), ("kind:GROUP", .group),
      ("KIND:x-boat", .other("x-boat")),
      ("X-ABShowAs:COMPANY", .organization), ("X-ADDRESSBOOKSERVER-KIND:group", .group),
    ])
  func kinds(line: String, kind: Contact.Kind) {
    #expect(readCard(line).contacts.map(\.kind) == [kind])
  }
}
