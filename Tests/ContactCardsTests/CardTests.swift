import ContactCards
import Testing

@Suite("Cards that lose nothing") struct CardTests {
  /// The only card of a text.
  static func card(_ text: String) throws -> Card {
    try #require(readCards(Array(text.utf8)).first).card
  }

  static let folded =
    "begin:VCARD\nVersion:3.0\nn:Veld;Joos;;;\nFN:Joos\n  van Veld\n\nitem1.TEL;type=CELL:1\n"
    + "item1.X-ABLabel:Boat\nX-KITE;x=1:a\\,b\nend:VCARD\n"

  private static func text(_ card: Card) -> String { String(decoding: card.bytes, as: UTF8.self) }

  @Test("properties come in order, with groups, parameters and values") func properties() throws {
    let card = try Self.card(Self.folded)
    #expect(card.map(\.name) == ["Version", "n", "FN", "TEL", "X-ABLabel", "X-KITE"])
    #expect(card[2].text == "Joos van Veld")
    #expect(
      card[3] == CardProperty("TEL", [CardParameter("type", ["CELL"])], value: "1", group: "item1"))
    #expect(card[5].value == "a\\,b")
    #expect(card[5].text == "a,b")
    #expect(card[1].components == [["Veld"], ["Joos"], [""], [""], [""]])
    #expect(card.version == .v30)
  }

  @Test("a changed property is written anew, and no other byte changes") func change() throws {
    var card = try Self.card(Self.folded)
    card[3].value = "2"
    #expect(Self.text(card) == Self.folded.replacing("type=CELL:1", with: "type=CELL:2"))
    card[3].value = "1"
    card.append(CardProperty("NOTE", text: "one;\ntwo"))
    #expect(
      Self.text(card) == Self.folded.replacing("end:", with: "NOTE:one\\;\\ntwo\nend:"))
    card.remove(at: card.count - 1)
    card.remove(at: 5)
    #expect(Self.text(card) == Self.folded.replacing("X-KITE;x=1:a\\,b\n", with: ""))
    card.insert(CardProperty("URL", value: "a:b"), at: 1)
    #expect(Self.text(card).hasPrefix("begin:VCARD\nVersion:3.0\nURL:a:b\nn:Veld"))
  }

  @Test("setting what is there changes nothing") func unchanged() throws {
    var card = try Self.card(Self.folded)
    for index in card.indices { card[index] = card[index] }
    #expect(Self.text(card) == Self.folded)
  }

  @Test("long lines are folded at 75 bytes, between characters") func folding() throws {
    var card = Card(version: .v40)
    let text = String(repeating: "港の灯は🌻 ", count: 40)
    card.append(CardProperty("NOTE", text: text))
    let lines = Self.text(card).split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.count > 10)
    #expect(
      card.bytes.split(separator: 0x0A).allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    #expect(try Self.card(Self.text(card)).contact.note == text)
  }

  @Test("parameters are quoted, and their own signs encoded") func parameters() throws {
    var card = Card(version: .v40)
    let label = "1 Quay\nthe \"Loft\"; ^x, y: z"
    card.append(CardProperty("ADR", [CardParameter("LABEL", [label])], value: ";;1 Quay;;;;"))
    #expect(Self.text(card).contains("LABEL=\"1 Quay^nthe ^'Loft^'; ^^x, y: z\""))
    #expect(try Self.card(Self.text(card)).contact.addresses.first?.formatted == label)
  }

  @Test("version 2.1 writes what is not ASCII or long as quoted-printable") func oldVersion() throws
  {
    var card = Card(version: .v21)
    card.append(CardProperty("N", components: [["Öhm"], ["Jörg; Jo"]]))
    card.append(CardProperty("NOTE", text: "one\ntwo " + String(repeating: "x y ", count: 30)))
    card.append(CardProperty("TEL", [CardParameter("TYPE", ["home", "cell"])], value: "1"))
    let text = Self.text(card)
    #expect(text.contains("N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=96hm;J=C3=B6rg\\; Jo\r\n"))
    #expect(text.contains("one=0D=0Atwo"))
    #expect(text.contains("TEL;HOME;CELL:1\r\n"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 76 })
    let contact = try Self.card(text).contact
    #expect(contact.family == "Öhm")
    #expect(contact.given == "Jörg; Jo")
    #expect(contact.note.hasPrefix("one\ntwo x y "))
  }

  @Test("a changed card in another encoding stays in that") func encoding() throws {
    let name: [UInt8] = [0xCD, 0xF5, 0xD0, 0xA1, 0xB7, 0xBC]
    let source =
      Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:".utf8) + name + Array("\r\nEND:VCARD\r\n".utf8)
    let encoding = TextEncoding(label: "gb2312")
    var card = try #require(readCards(source, encoding: encoding).first).card
    #expect(card.bytes == source)
    #expect(card.contact.displayName == "王小芳")
    card.append(CardProperty("ORG", text: "北京"))
    #expect(
      card.bytes.dropLast(11).suffix(8) == Array("G:".utf8) + [0xB1, 0xB1, 0xBE, 0xA9, 13, 10])
    let text = Self.text(card.inUTF8())
    #expect(text == "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:王小芳\r\nORG:北京\r\nEND:VCARD\r\n")
  }

  @Test("a card in UTF-8 is so everywhere, around its properties too") func strayBytes() {
    let stray: [UInt8] = Array("END:VC".utf8) + [0xE3, 0x00] + Array(";X\r\n".utf8)
    let head = Array("BEGIN:VCARD\r\n".utf8)
    let body = Array("VERSION:4.0\r\nFN:A\r\n".utf8)
    let tail = Array("END:VCARD".utf8)
    let texts = [
      head + stray + body + tail, head + body + stray + tail, head + body + tail + [0x20, 0xE3],
      [0xEF, 0xBB, 0xBF] + head + stray + body + tail,
    ]
    for text in texts {
      let cards = readCards(text)
      #expect(cards.count == 1)
      for card in cards {
        #expect(String(validating: card.card.inUTF8().bytes, as: UTF8.self) != nil)
      }
    }
  }

  @Test("the card of an AGENT is a value, and stays where it is") func agent() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nAGENT:\r\nBEGIN:VCARD\r\nFN:Ida; I.\r\nEND:VCARD\r\nFN:Odo\r\n"
      + "END:VCARD\r\n"
    let card = try Self.card(text)
    #expect(card.map(\.name) == ["VERSION", "AGENT", "FN"])
    #expect(card[1].text.contains("FN:Ida; I.\n"))
    #expect(Self.text(card) == text)
    let new = card.converted(to: .v40)
    #expect(new.properties(named: "X-AGENT").first?.text == card[1].text)
    #expect(new.converted(to: .v30).properties(named: "agent").first?.text == card[1].text)
  }
}
