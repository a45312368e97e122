import ContactCards
import Testing
import TestSupport

@Suite("Writing a changed contact back") struct ReplacingTests {
  private static func text(_ card: Card) -> String { String(decoding: card.bytes, as: UTF8.self) }

  private static let sample = [
    "item1.TEL;type=CELL;X-KEEP=1:+1 555", "  0100", "item1.X-ABLabel:Boat", "x-kite;a=b:1\\,2",
    "N:van Veld;Joos,Jan;;Dr.;", "TEL;TYPE=work,voice:2", "NOTE:one\\; two", "FN:Joos van Veld",
    "item2.EMAIL;type=INTERNET:joos@example.org", "item2.X-ABLabel:_$!<Home>!$_",
    "ADR;TYPE=home:;;1 Quay, Loft;Wexmouth;;00123;", "ORG:Rope, Inc.;North", "",
    "BDAY:1987-02-03", "CATEGORIES:Rowing,Old\\, friends", "NICKNAME:Jo",
  ]

  /// The lines of the sample after a change of its contact, as far as they are others; `+` and `-` stand
  /// in front.
  private func changes(_ change: (inout Contact) -> Void) throws -> [String] {
    let card = try CardTests.card(card(Self.sample))
    var contact = card.contact
    change(&contact)
    let new = card.replacing(with: contact)
    #expect(new.contact == contact)
    #expect(readCards(new.bytes).map(\.card.contact) == [contact])
    let (was, lines) = (Self.text(card), Self.text(new))
    return lines.split(separator: "\r\n", omittingEmptySubsequences: false)
      .difference(from: was.split(separator: "\r\n", omittingEmptySubsequences: false)).map {
        switch $0 {
        case .insert(_, let line, _): "+" + line
        case .remove(_, let line, _): "-" + line
        }
      }
  }

  @Test("types with carets, and a soft line break before a lone CR, are written as they are read")
  func oddSpelling() throws {
    for line in [
      "ADR;HOME^^;Wex ^'x^':;;1 Quay;;;;", "ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;1 Quay=\r",
    ] {
      let card = try CardTests.card("BEGIN:VCARD\r\nVERSION:3.0\r\n" + line)
      var contact = card.contact
      contact.addresses[0].country = "IE"
      contact.addresses.append(contact.addresses[0])
      contact.note = "x"
      let new = card.replacing(with: contact)
      #expect(new.contact == contact)
      #expect(readCards(new.bytes).map(\.card.contact) == [contact])
    }
  }

  @Test("a contact that is the same leaves every byte") func identity() throws {
    #expect(try changes { _ in } == [])
  }

  @Test("a changed value keeps its group, its label, its parameters and its place") func values()
    throws
  {
    #expect(
      try changes { $0.phones[0].value = "+1 555 0199" } == [
        "-  0100", "-item1.TEL;type=CELL;X-KEEP=1:+1 555",
        "+item1.TEL;type=CELL;X-KEEP=1:+1 555 0199",
      ])
    #expect(
      try changes { $0.phones[0].label = "Shed" } == [
        "-item1.X-ABLabel:Boat", "+item1.X-ABLabel:Shed",
      ])
    #expect(
      try changes { $0.phones[1].types = ["work", "fax"] } == [
        "-TEL;TYPE=work,voice:2", "+TEL;TYPE=work,fax:2",
      ])
  }

  @Test("an added value stands beside its kin, one that is removed takes its label with it")
  func addedAndRemoved() throws {
    #expect(try changes { $0.phones.append(ContactValue("3")) } == ["+TEL:3"])
    #expect(
      try changes { $0.phones.insert(ContactValue("3", types: ["home"], label: "Ship"), at: 1) }
        == [
          "+item3.TEL;TYPE=home:3", "+item3.X-ABLabel:Ship",
        ])
    #expect(
      try changes { $0.phones.removeFirst() } == [
        "-item1.X-ABLabel:Boat", "-  0100", "-item1.TEL;type=CELL;X-KEEP=1:+1 555",
      ])
    #expect(
      try changes { $0.emails = [] } == [
        "-item2.X-ABLabel:_$!<Home>!$_", "-item2.EMAIL;type=INTERNET:joos@example.org",
      ])
    #expect(
      try changes { $0.urls = [ContactValue("https://a.example/b,c;d")] } == [
        "+URL:https://a.example/b,c;d"
      ])
  }

  @Test("of names and addresses only the part that changes is written") func components() throws {
    #expect(
      try changes { $0.family = "de Wit; Jr." } == [
        "-N:van Veld;Joos,Jan;;Dr.;", "+N:de Wit\\; Jr.;Joos,Jan;;Dr.;",
      ])
    #expect(
      try changes { $0.addresses[0].city = "Kai" } == [
        "-ADR;TYPE=home:;;1 Quay, Loft;Wexmouth;;00123;",
        "+ADR;TYPE=home:;;1 Quay, Loft;Kai;;00123;",
      ])
    #expect(
      try changes { $0.organization.append("Dispatch") } == [
        "-ORG:Rope, Inc.;North", "+ORG:Rope, Inc.;North;Dispatch",
      ])
    #expect(
      try changes { $0.categories.append("Kites, all") } == [
        "-CATEGORIES:Rowing,Old\\, friends", "+CATEGORIES:Rowing,Old\\, friends,Kites\\, all",
      ])
  }
}
