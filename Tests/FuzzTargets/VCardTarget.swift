import ContactCards
package import TestSupport

/// The reader of vCards: nothing is lost, however the file comes, and what is written is read again.
package enum VCardTarget: FuzzTarget {
  package static let name = "vcard"
  private static let files = 32

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    for _ in 0..<files { try check(source.next(&generator), &generator) }
    return files
  }

  private static func check(
    _ bytes: [UInt8], _ generator: inout SeededGenerator
  ) throws(FuzzFailure) {
    _ = ContactFormat.recognize(bytes.span)
    let isWide = bytes.count >= 2 && (bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE)
    let (cards, rest) = try CardCheck.cards(bytes, format: .vCard, &generator)
    guard generator.once(in: 4) else { return }
    var written: [UInt8] = []
    for card in cards { written += card.leading + card.card.bytes }
    guard isWide || written + rest == bytes else {
      throw FuzzFailure("the file is not written as it was", bytes.hexadecimal)
    }
    let contacts = ContactReader.read(bytes: bytes.span, format: .vCard).records
    guard contacts.count == cards.count else {
      throw FuzzFailure("there are more or fewer cards than contacts", bytes.hexadecimal)
    }
    // How much of the file has come can matter for the guess at an encoding.
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    for (card, contact) in zip(cards, contacts) where isUTF8 {
      var whole = card.card.contact
      whole.photo = contact.contact.photo
      guard whole == contact.contact, card.line == contact.line else {
        throw FuzzFailure("a card and its contact differ", bytes.hexadecimal)
      }
    }
    try CardCheck.write(cards, generator.one(of: CardOutputFormat.allCases), bytes)
    if let card = cards.first?.card { try checkEdit(of: card, bytes, &generator) }
    if let first = cards.first { _ = first.card.merged(with: cards.dropFirst().map(\.card)) }
  }

  /// A card that is changed says what was asked for, read again too.
  private static func checkEdit(
    of card: Card, _ bytes: [UInt8], _ generator: inout SeededGenerator
  ) throws(FuzzFailure) {
    var contact = card.contact
    guard card.replacing(with: contact).bytes == card.bytes else {
      throw FuzzFailure("a card changes though its contact does not", bytes.hexadecimal)
    }
    // Characters that control something can be read, but are not written.
    let shown = "\(contact)"
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    guard !["\\0", "\\r", "\\u{"].contains(where: { shown.contains($0) }) else { return }
    var edit = RandomEdit()
    edit.apply(to: &contact, &generator)
    let new = card.replacing(with: contact)
    guard said(new.contact) == said(contact) else {
      throw FuzzFailure("a changed card says: \(new.contact), not \(contact)", bytes.hexadecimal)
    }
    guard String(validating: new.bytes, as: UTF8.self) != nil else { return }
    let again = ContactReader.read(bytes: new.bytes.span, format: .vCard).contacts.first
    contact.photo = again?.photo
    guard again.map(said) == said(contact) || again == nil else {
      throw FuzzFailure(
        "a changed card is read as \(String(describing: again)), not \(contact)", bytes.hexadecimal)
    }
  }

  /// A contact but for what no card can say once it is changed: blanks around what stands on an envelope.
  private static func said(_ contact: Contact) -> Contact {
    var contact = contact
    for place in contact.addresses.indices {
      let words = contact.addresses[place].formatted.drop { $0.isWhitespace }
      contact.addresses[place].formatted = String(
        words.prefix(
          upTo: words.lastIndex { !$0.isWhitespace }.map(words.index(after:)) ?? words.startIndex))
    }
    return contact
  }

  private static let source = HostileFile(pieces: [
    "BEGIN:VCARD\r\nVERSION:3.0\r\n", "BEGIN:VCARD\nVERSION:2.1\n",
    "BEGIN:VCARD\r\nVERSION:4.0\r\n",
    "END:VCARD\r\n", "END:VCARD\n", "N:Veld;Joos;van,der;Dr.;PhD\r\n", "FN:Joos van Veld\r\n",
    "N;SORT-AS=\"Veld,Joos\":van Veld;Joos;;;\r\n", "SORT-STRING:Veld\r\n",
    "item1.TEL;TYPE=\"work,voice\";PREF=1:tel:+1-555-0100;ext=12\r\n", "item1.X-ABLabel:Boat\r\n",
    "item2.EMAIL;type=INTERNET,pref:joos@example.org\r\n", "item2.X-ABLabel:_$!<Home>!$_\r\n",
    "ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Stra=C3=9Fe=0D=0A=\r\n 3;;;;\r\n",
    "FN;CHARSET=GBK:\u{4E2D}\r\n", "NOTE;ENCODING=QUOTED-PRINTABLE:=D0=A1=D0=\r\n\t=BE=\r\n",
    "ADR;LABEL=\"1 Quay^nWex ^'x^'\":;;1 Quay;Wexmouth;;WX1;\r\n", "LABEL;HOME:1 Quay\\nWex\r\n",
    "PHOTO;ENCODING=BASE64;PNG:\r\niVBORw0KGgo\r\nAAAA\r\n\r\n",
    "PHOTO;VALUE=uri:data:image/png\\;base64\\,iVBORw0=\r\n",
    "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-06\r\n",
    "BDAY:19870203\r\n", "REV:2024-01-01T00:00:00Z\r\n", "AGENT:\r\n",
    "AGENT:BEGIN:VCARD\\nEND:VCARD\r\n",
    "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "X-ABShowAs:COMPANY\r\n", "KIND:group\r\n",
    "MEMBER:urn:uuid:1\r\n", "ORG:Rope, Inc.;North\\;West\r\n", "CATEGORIES:a,b\\,c\r\n", "\r\n",
    "\n \n",
    "GEO:12.5;-3\r\n", "TEL;HOME;VALUE=uri:tel:1\r\n", "SOUND;X-IRMC-N:\u{FF80};\u{FF90};;;\r\n",
    "UID:urn:uuid:1\r\n", "IMPP;X-SERVICE-TYPE=x:xmpp:a@b\r\n", "X-SKYPE:a\r\n", "no colon\r\n",
    "\u{FEFF}BEGIN:VCARD\r\n", "NOTE:" + String(repeating: "long ", count: 16) + "\r\nunmarked\r\n",
    "ANNIVERSARY:--0203\r\n", "RELATED;TYPE=agent:urn:x:1\r\n", "NICKNAME:a,b\r\n", "junk\r\n",
  ])
}
