import ContactCards
import Testing

@Suite("Telling the format from the content") struct ContactFormatTests {
  private func format(_ text: String) -> ContactFormat? {
    ContactFormat.recognize(Array(text.utf8).span)
  }

  @Test("each format is told, whatever stands before it") func formats() {
    #expect(format("BEGIN:VCARD\nEND:VCARD\n") == .vCard)
    #expect(format("\u{FEFF}\n\nbegin:vCard \n") == .vCard)
    #expect(format("From: backup\n\nBEGIN:VADDRESSBOOK\nBEGIN:VCARD\n") == .vCard)
    #expect(format("BEG\r\n IN:VC\r\n\tARD\r\n") == .vCard)
    #expect(format("\u{FEFF} <?xml version='1.0'?><plist/>") == .xmlPropertyList)
    #expect(format("<!DOCTYPE plist><plist/>") == .xmlPropertyList)
    #expect(format("<plist version=\"1.0\"><array/></plist>") == .xmlPropertyList)
    #expect(format("bplist00") == .binaryPropertyList)
    #expect(format("Ada\nBegin Vcard\n") == .plainText)
    #expect(format("") == .plainText)
  }

  @Test("a web page is no list of names, and a name in angle brackets is one") func tags() {
    for page in ["<html><body>Ada</body></html>", "\n<p class=\"x\">Ada", "<br/>", "<", "<pli"] {
      #expect(format(page) == .xmlPropertyList)
      #expect(read(page).hasErrors)
      #expect(read(page).contacts.isEmpty)
    }
    for name in ["<ada@example.org>", "<3 Ada", "< Ada >", "<小明>"] {
      #expect(read(name).names == [name])
    }
    #expect(read("<pre>\n" + card(["FN:Ada"]) + "</pre>\n").names == ["Ada"])
  }

  @Test("UTF-16 is read with and without its mark, in both byte orders", arguments: [true, false])
  func wideText(isMarked: Bool) {
    let card = card(["FN:Zoë 🌻 木头"])
    let units = Array(((isMarked ? "\u{FEFF}" : "") + card).utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little] {
      let reading = ContactReader.read(bytes: bytes)
      #expect(reading.names == ["Zoë 🌻 木头"])
      #expect(reading.messages.isEmpty)
    }
  }

  @Test("an empty file has no contacts and no problems") func emptyFile() {
    for text in ["", " \r\n\n", "\u{FEFF}"] {
      let reading = read(text)
      #expect(reading.contacts.isEmpty)
      #expect(reading.problems.isEmpty)
      #expect(!reading.hasErrors)
    }
  }

  @Test("bytes that are no text are an error that says what to do") func garbage() {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49]
    let noise = (0..<400).map { UInt8(truncatingIfNeeded: $0 * 37 + 1) }
    for bytes in [picture, noise] {
      let reading = ContactReader.read(bytes: bytes)
      #expect(reading.format == nil)
      #expect(reading.contacts.isEmpty)
      #expect(
        reading.messages == [
          "1: error: this is not a contact file of a known format; export the contacts as vCard, "
            + "as a property list, or as text with one name a line"
        ])
    }
  }
}
