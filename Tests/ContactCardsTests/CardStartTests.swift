import ContactCards
import Testing

@Suite("What the beginning of a card tells") struct CardStartTests {
  private func names(_ lines: String) -> [String]? {
    let bytes = Array("BEGIN:VCARD\r\nVERSION:4.0\r\n\(lines)\r\nEND:VCARD\r\n".utf8)
    return CardStart.names(bytes.span).map { found in
      [found.family, found.given].map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  @Test("the family name and the given name, where they are written plainly") func plain() {
    #expect(names("FN:Ada Öhm\r\nN:Öhm;Ada;;;") == ["Öhm", "Ada"])
    #expect(names("n:Öhm") == ["Öhm", ""])
    #expect(names("item1.N;LANGUAGE=de: Öhm ;Ada") == ["Öhm", "Ada"])
    #expect(names("NOTE:x\r\nNICKNAME:y\r\nN:Öhm;Ada") == ["Öhm", "Ada"])
  }

  @Test("nothing where they are not") func other() {
    #expect(names("FN:Ada") == nil)
    #expect(names(#"N:Ö\;hm;Ada"#) == nil)
    #expect(names("N;ENCODING=QUOTED-PRINTABLE:=C3=96;Ada") == nil)
    #expect(names("N;X=\"a:b\":Öhm;Ada") == nil)
    #expect(names("N:Fairwea\r\n ther;Ada;;;") == nil)
    #expect(CardStart.names(Array("N:Fairwea".utf8).span) == nil)
  }

  private func place(_ family: String, _ name: String, _ given: String = "") -> Range<Int>? {
    CardStart.place(of: family.utf8.span, in: name.utf8.span, given: given.utf8.span)
  }

  @Test("where the family name stands in the shown name") func places() {
    #expect(place("Öhm", "Ada Öhm", "Ada") == 4..<8)
    #expect(place("王", "王小明", "小明") == 0..<3)
    #expect(place("Lee", "Leeann Lee", "Leeann") == 7..<10)
    #expect(place("Lee", "Lee Lee", "Lee") == 4..<7)
    #expect(place("Öhm", "Ada") == nil)
    #expect(place("", "Ada") == nil)
    #expect(place("Ada", "Ada") == nil)
  }
}
