import ContactCards
import Testing

@Suite("Reading cards one at a time") struct CardReaderTests {
  @Test("however the pieces fall, the cards and their lines are the same") func pieces() {
    let text = "junk\n" + card(["FN:Ö"]) + "\n" + card(["FN:B", "NOTE:a", " b"]) + "more\n"
    let bytes = Array(text.utf8)
    for size in [1, 2, 3, 7, 20, bytes.count] {
      var reader = CardReader(format: .vCard)
      var cards: [ReadCard] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(Array(bytes[start..<min(bytes.count, start + size)]))
        while let read = reader.next() { cards.append(read) }
      }
      reader.finish()
      while let read = reader.next() { cards.append(read) }
      #expect(cards.map(\.line) == [2, 7])
      #expect(cards.map(\.card.contact.displayName) == ["Ö", "B"])
      #expect(cards.first?.leading == Array("junk\n".utf8))
      #expect(cards.flatMap { $0.leading + $0.card.bytes } + reader.trailing == bytes)
      #expect(reader.problems.isEmpty)
    }
  }

  @Test("UTF-16 comes in pieces too, cut anywhere") func wide() {
    let text = card(["FN:Zoë 🌻"])
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var reader = CardReader(format: .vCard)
    for byte in bytes { reader.append([byte]) }
    reader.finish()
    let (first, second) = (reader.next(), reader.next())
    #expect(first?.card.contact.displayName == "Zoë 🌻")
    #expect(second == nil)
  }

  @Test("cards come before the end of the file") func early() {
    var reader = CardReader(format: .vCard)
    let filler = card(["NOTE:" + String(repeating: "x", count: 70_000)])
    reader.append(Array((filler + card(["FN:B"])).utf8))
    let early = [reader.next(), reader.next()]
    #expect(early.map(\.?.line) == [1, nil])
    reader.append(Array((card(["FN:C"]) + "BEGIN:VCARD").utf8))
    let late = reader.next()
    #expect(late?.card.contact.displayName == "B")
  }

  @Test("records are the same however their file comes", arguments: ContactFormat.allCases)
  func pieces(format: ContactFormat) {
    let texts = [
      "Name,Phone\r\n\"A\n\"\"B\",1\r\nC,2",
      "dn: cn=A\n\ndn: cn=G\nmember: cn=A\n\n\ndn: cn=C\n folded",
      "[\u{FEFF}[\"vcard\", [[\"fn\", {}, \"text\", \"A\"]]], [\"vcard\", []]]",
      "[0]\nname=A\n\n[1]\nname=B\r\r\n",
      "<plist><array><string>A</string></array></plist>", "BEGIN:VCARD\r\nFN:A\r\nEND:VCARD\r\n",
    ].flatMap { (text: String) -> [[UInt8]] in
      let bytes = Array(text.utf8)
      return [bytes, bytes + [0xFA] as [UInt8], bytes + [0x0A, 0xD6, 0xD0] as [UInt8]]
    }
    for text in texts {
      let whole = readCards(text, format: format)
      for size in [1, 2, 7] {
        var reader = CardReader(format: format)
        var cards: [ReadCard] = []
        for start in stride(from: 0, to: text.count, by: size) {
          reader.append(Array(text[start..<min(text.count, start + size)]))
          while let card = reader.next() { cards.append(card) }
        }
        reader.finish()
        while let card = reader.next() { cards.append(card) }
        #expect(cards == whole)
      }
      #expect(
        ContactReader.read(bytes: text.span, format: format).records.map(\.line)
          == whole.map(\.line))
    }
  }

  @Test("a card says the same in its file, alone, and property by property") func surroundings()
    throws
  {
    let line = "NOTE:" + String(repeating: "x", count: 70)
    let unended = "BEGIN:VCARD\r\nVERSION:3.0\r\n" + line + "\r\n"
    // What stands behind the last line of a card, or of a property, can look like its continuation.
    for between in [
      "\u{FEFF}\r\n", "\u{FEFF}\r\n\r\n", "\r\n\u{FEFF}\r\n", "loose\r\n", "\u{0}\r\n",
    ] {
      for next in [" BEGIN:VCARD\r\nFN:B\r\n", " FN:B\r\n", "FN:B\r\n", "END:VCARD\r\n"] {
        let text = Array((unended + between + next).utf8)
        let contact = try #require(ContactReader.read(bytes: text).contacts.first)
        let card = try #require(readCards(text).first).card
        #expect(card.contact == contact)
        #expect(card.properties(named: "NOTE").map(\.text) == [contact.note])
        #expect(readCards(card.bytes).map(\.card.contact) == [contact])
      }
    }
  }

  @Test("faults are told as the cards come, each at its line") func faults() {
    var reader = CardReader()
    reader.append(
      Array("BEGIN:VCARD\nVERSION:3.0\nNOTE:J".utf8) + [0xF6, 0x72, 0x67]
        + Array("\nno colon\nEND:VCARD\nBEGIN:VCARD\nFN:A\n".utf8))
    reader.finish()
    while reader.next() != nil {}
    #expect(reader.problems.map(\.line) == [3, 4, 6, 6])
    #expect(reader.hasErrors)
  }

  @Test("a format and an encoding can be insisted on") func insisting() throws {
    let csv = Array("Name;Ort\nJ\u{F6}rg;K\u{F6}ln\n".unicodeScalars.map { UInt8($0.value) })
    let encoding = TextEncoding(label: "ISO-8859-1")
    let contact = try #require(readCards(csv, format: .csv, encoding: encoding).first).card.contact
    #expect(contact.displayName == "Jörg")
    #expect(contact.addresses.first?.city == "Köln")
    #expect(ContactReader.read(bytes: csv.span, encoding: encoding).messages.isEmpty)
    #expect(TextEncoding(label: "none such") == nil)
  }

  @Test("of a file in UTF-8 that is insisted on, broken characters are told") func broken() {
    let reading = ContactReader.read(bytes: [0x4A, 0xF6, 0x72, 0x0A].span, encoding: .utf8)
    #expect(reading.names == ["J\u{FFFD}r"])
    #expect(reading.problems.count == 1)
  }
}
