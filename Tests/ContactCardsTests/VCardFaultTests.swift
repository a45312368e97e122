import ContactCards
import Testing

@Suite("vCards as files have them") struct VCardFaultTests {
  @Test("a card folded inside a character is joined on bytes") func foldInsideCharacter() {
    let name = Array("Мария Лесная 港の灯".utf8)
    let folded = name.flatMap { byte -> [UInt8] in [byte, 0x0D, 0x0A, 0x20] }
    let bytes =
      Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:".utf8) + folded
      + Array("\r\nEND:VCARD\r\n".utf8)
    let reading = ContactReader.read(bytes: bytes)
    #expect(reading.names == ["Мария Лесная 港の灯"])
    #expect(reading.messages.isEmpty)
  }

  @Test("a file that breaks off in a BEGIN line is an error") func brokenBegin() {
    let message = "error: the file breaks off where a card begins; get it again"
    for length in 6..<11 {
      let reading = read(String("BEGIN:VCARD".prefix(length)))
      #expect(reading.contacts.isEmpty)
      #expect(reading.messages == ["1: \(message)"])
    }
    for length in 1..<11 {
      let reading = read(card(["FN:Odo"]) + "BEGIN:VCARD".prefix(length))
      #expect(reading.names == ["Odo"])
      #expect(reading.messages == ["5: \(message)"])
    }
    #expect(read("Begin").names == ["Begin"])
    #expect(read(card(["FN:Odo"]) + "Be\n").messages.isEmpty)
  }

  @Test("the name of the encoding may be folded anywhere") func foldedEncoding() {
    let line = "FN;ENCODING=QUOTED-PRINTABLE:=C3=89mile =\r\nZola"
    for position in 1..<28 {
      let place = line.index(line.startIndex, offsetBy: position)
      #expect(readCard(line[..<place] + "\r\n " + line[place...]).names == ["Émile Zola"])
    }
  }

  @Test("BEGIN, END, names and parameters may be folded") func foldedDelimiters() {
    let reading = read(
      "BEG\r\n IN:VCA\r\n RD\r\nVER\n SION:4.0\r\nF\r\n N:Odo\r\nTEL;TY\r\n\tPE=ce\r\n ll:1\r\n"
        + "END:VC\r\n ARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ida\r\nEND:VCARD")
    #expect(reading.names == ["Odo", "Ida"])
    #expect(reading.contacts.first?.phones == [ContactValue("1", types: ["cell"])])
    #expect(reading.lines == [1, 13])
    #expect(reading.messages.isEmpty)
  }

  @Test("empty lines anywhere carry nothing") func emptyLines() {
    let text = card(["FN:Odo", "NOTE:", "NOTE:a long", " er note"])
    let reading = read(text.replacing("\r\n", with: "\r\n\r\n"))
    #expect(reading.names == ["Odo"])
    #expect(reading.contacts.first?.note == "a longer note")
    #expect(reading.messages.isEmpty)
  }

  @Test("line ends of any kind are read, and counted once") func lineEnds() {
    let text = card(["FN:Odo"]) + card(["FN:Ida"])
    for end in ["\n", "\r\n", "\r", "\r\r\n"] {
      let reading = read(text.replacing("\r\n", with: end))
      #expect(reading.names == ["Odo", "Ida"])
      #expect(reading.lines == [1, 5])
    }
  }

  @Test("mail headers, wrappers, signatures and padding around cards are no contacts") func junk() {
    let reading = read(
      "From: backup\n\nBEGIN:VADDRESSBOOK\n"
        + card(["FN:Odo"]).replacing("END:VCARD", with: "END:VCARD \t")
        + "END:VADDRESSBOOK\n-- \nsent: from a boat\n\u{1A}\0\0\0")
    #expect(reading.names == ["Odo"])
    #expect(reading.messages.isEmpty)
  }

  @Test("letter case and the place of VERSION do not matter") func letterCase() {
    let reading = read("begin:vCard\nfn:Odo\ntel;type=Cell:1\nversion:3.0\nend:vcard\n")
    #expect(reading.names == ["Odo"])
    #expect(reading.contacts.first?.phones.first?.types == ["cell"])
    #expect(reading.messages.isEmpty)
  }

  @Test("a byte order mark is skipped in front of any card") func repeatedMark() {
    let reading = read("\u{FEFF}" + card(["FN:Rūta"]) + "\u{FEFF}\u{FEFF}" + card(["FN:João"]))
    #expect(reading.names == ["Rūta", "João"])
    #expect(reading.messages.isEmpty)
  }

  @Test("escapes are resolved after the value is split") func escapes() throws {
    let reading = readCard(
      "N:O\\;Hara\\, Jr.;Fen;;;", "ORG:Rope\\, Inc.;North\\;West", "TEL:205\\;\\,9",
      "URL:http\\://example.org/a\\,b", "NOTE:Wind \\\\ tide\\Nnext \\x end\\")
    let contact = try #require(reading.contacts.first)
    #expect(contact.family == "O;Hara, Jr.")
    #expect(contact.organization == ["Rope, Inc.", "North;West"])
    #expect(contact.phones.map(\.value) == ["205;,9"])
    #expect(contact.urls.map(\.value) == ["http://example.org/a,b"])
    #expect(contact.note == "Wind \\ tide\nnext \\x end\\")
  }

  @Test("a comma that should have been escaped stays text") func looseCommas() throws {
    let reading = readCard(
      "FN:Kit Barrow, Jr.", "N:Barrow, Jr.;Kit", "ORG:Rope, Inc.", "ADR:;;Flat 2, 9 Quay;;;;")
    let contact = try #require(reading.contacts.first)
    #expect(contact.displayName == "Kit Barrow, Jr.")
    #expect(contact.family == "Barrow, Jr.")
    #expect(contact.organization == ["Rope, Inc."])
    #expect(contact.addresses.first?.street == "Flat 2, 9 Quay")
  }

  @Test("cards without a person are listed under what they have") func nameless() {
    let reading = read(
      card(["N:;;;;", "FN:", "ORG:Rope Works;Dispatch"]) + card(["EMAIL:zel@example.org"])
        + card(["TEL:+1 555 0100"]) + card(["UID:x"]))
    #expect(reading.names == ["Rope Works", "zel@example.org", "+1 555 0100", ""])
  }

  @Test("the card of an AGENT is neither a contact nor part of its owner") func agent() {
    let reading = read(
      "BEGIN:VCARD\nVERSION:2.1\nFN:Alma\nAGENT:\nBEGIN:VCARD\nFN:Denis\nTEL:1\nEND:VCARD\nTEL:2\n"
        + "END:VCARD\n" + card(["FN:Wolf", "AGENT:BEGIN:VCARD\\nFN:Mina\\nEND:VCARD\\n"]))
    #expect(reading.names == ["Alma", "Wolf"])
    #expect(reading.contacts.first?.phones.map(\.value) == ["2"])
    #expect(reading.messages.isEmpty)
  }

  @Test("a card without END is kept and is an error at the line it begins on") func unended() {
    let reading = read(
      "BEGIN:VCARD\nVERSION:4.0\nFN:Odo\n" + card(["FN:Ida"]) + "BEGIN:VCARD\nVERS")
    #expect(reading.names == ["Odo", "Ida"])
    #expect(reading.problems.filter { $0.severity == .error }.map(\.line) == [1, 8])
    #expect(reading.hasErrors)
  }

  @Test("a component that never ends does not swallow the cards after it") func unendedComponent() {
    let first = "BEGIN:VCARD\nVERSION:3.0\nFN:Odo\nBEGIN:VEVENT\nTEL:1\nEND:VCARD\n"
    let reading = read(first + card(["FN:Ida"]))
    #expect(reading.names == ["Odo", "Ida"])
    #expect(reading.problems.map(\.line) == [1])
  }

  @Test("lesser faults are warnings, each at its line") func warnings() {
    let reading = read(
      "END:VCARD\nBEGIN:VCARD\nFN:Odo\nno colon here\nEND:VCARD\n"
        + "BEGIN:VCARD\nVERSION:9\nEND:VCARD\n")
    #expect(reading.contacts.count == 2)
    #expect(!reading.hasErrors)
    #expect(reading.problems.map(\.line) == [1, 4, 2, 6])
  }

  @Test("text in windows-1252 is read as such, with a warning") func windows1252() {
    let name: [UInt8] = [0x4A, 0xF6, 0x72, 0x67, 0x20, 0x96, 0x20, 0x93, 0x57, 0x94]
    let reading = ContactReader.read(
      bytes: Array("BEGIN:VCARD\nVERSION:3.0\nFN:".utf8) + name + Array("\nEND:VCARD\n".utf8))
    #expect(reading.names == ["Jörg – “W”"])
    #expect(reading.problems.map(\.line) == [3])
    #expect(!reading.hasErrors)
  }

  @Test("a card of version 2.1 is listed: bare parameters, quoted-printable, base64") func oldCard()
  {
    let reading = read(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96h=
      m;J=C3=B6rg
      PHOTO;ENCODING=BASE64;PNG:
      iVBORw0KGgoAAAANSUhEUg
      ENDVENDVENDV

      TEL;CELL:1
      ADR;HOME;QUOTED-PRINTABLE:;;Unit 4=3B rear=0D=0ACooper Yard;;;;
      END:VCARD

      """)
    #expect(reading.names == ["Jörg Öhm"])
    #expect(reading.contacts.first?.phones == [ContactValue("1", types: ["cell"])])
    #expect(reading.contacts.first?.addresses.first?.street == "Unit 4; rear\nCooper Yard")
    #expect(reading.messages.isEmpty)
  }

  @Test(
    "dates are read as people write them",
    arguments: [
      ("1987-02-03", ContactDate(year: 1987, month: 2, day: 3)),
      ("19870203T083000Z", ContactDate(year: 1987, month: 2, day: 3)),
      ("1987-02-03T08:30:00-06:00", ContactDate(year: 1987, month: 2, day: 3)),
      ("--0203", ContactDate(month: 2, day: 3)), ("--02-03", ContactDate(month: 2, day: 3)),
      ("---03", ContactDate(day: 3)), ("1987-02", ContactDate(year: 1987, month: 2)),
      ("1987", ContactDate(year: 1987)), ("1987/2/3", ContactDate(year: 1987, month: 2, day: 3)),
      ("3.2.1987", ContactDate(year: 1987, month: 2, day: 3)),
      ("1987-00-00", ContactDate(year: 1987)), ("0000-00-00", nil),
      ("circa 1800", ContactDate(text: "circa 1800")),
    ])
  func dates(text: String, date: ContactDate?) throws {
    #expect(try #require(readCard("BDAY:\(text)").contacts.first).birthday == date)
  }

  @Test("a year that stands for none is none") func omittedYear() throws {
    let contact = try #require(readCard("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09").contacts.first)
    #expect(contact.birthday == ContactDate(month: 5, day: 9))
  }

  @Test("Android's own property has the nickname") func android() throws {
    let line = "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Jo\\, J.;1;;;"
    #expect(readCard(line).contacts.first?.nicknames == ["Jo, J."])
    let card = try CardTests.card(card([line])).converted(to: .v40)
    #expect(card.contact.nicknames == ["Jo, J."])
  }

  @Test("an own label that stands bare among the types is a label") func bareLabel() throws {
    let lines = ["TEL;X-Boat shed:1", "TEL;X-VOIP;HOME:2", "TEL;CELL;X-Büro:3"]
    let expected = [
      ContactValue("1", label: "Boat shed"), ContactValue("2", types: ["x-voip", "home"]),
      ContactValue("3", types: ["cell"], label: "Büro"),
    ]
    #expect(readCard(lines[0], lines[1], lines[2]).contacts.first?.phones == expected)
    let old = try CardTests.card(card(lines))
    #expect(old.converted(to: .v40).contact.phones == expected)
  }
}
