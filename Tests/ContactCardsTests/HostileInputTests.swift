import ContactCards
import Testing
import TestSupport

@Suite("Hostile input") struct HostileInputTests {
  private static let seeds: [[UInt8]] = [
    FourteenNames.dictionaryOfDictionaries.binary,
    FourteenNames.arrayOfStrings.binary,
    Array(FourteenNames.arrayOfDictionaries.xml.utf8),
    Array("<plist><dict><key>1</key><data>AAA=</data><key>&#x41;</key><![CDATA[]]></dict>".utf8),
    Array(
      (card([
        "N;SORT-AS=\"a,b\":A;B;C,D", "item1.TEL;TYPE=\"x,y\":tel:1;ext=2", "item1.X-ABLabel:q",
      ])
        + card(["FN;QUOTED-PRINTABLE:=C3=", "=96", "PHOTO;ENCODING=b:AA", "AGENT:", "NOTE:\\n^n"]))
        .utf8),
    Array("Ada\r\n\u{FEFF}小明\n".utf8),
  ]

  /// Bytes that mean something to one of the formats.
  private static let telling =
    Array("\r\n \t:;,=\\\"^<>&[]/bB0".utf8) + [0, 0xFF, 0xEF, 0xA1, 0xD1]

  @Test("no mutation of valid files traps, and reading stays bounded", .timeLimit(.minutes(1)))
  func mutations() {
    var random = SeededGenerator(seed: 14)
    for round in 0..<30_000 {
      var bytes = Self.seeds[round % Self.seeds.count]
      for _ in 0..<Int.random(in: 1...8, using: &random) { Self.mutate(&bytes, &random) }
      let reading = ContactReader.read(bytes: bytes)
      #expect(reading.contacts.count <= 4 * bytes.count + 1_024)
      #expect(reading.problems.count <= 2 * ContactReading.problemLimit + 1)
      #expect(reading.problems.allSatisfy { $0.line >= 1 && !$0.message.isEmpty })
      for contact in reading.contacts { #expect(contact.detail != "") }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard let position = bytes.indices.randomElement(using: &random) else { return }
    let end = min(bytes.count, position + Int.random(in: 1...20, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[position] = telling.randomElement(using: &random) ?? 0
    case 2: bytes.removeSubrange(position..<end)
    case 3: bytes.insert(contentsOf: bytes[position..<end], at: position)
    case 4: bytes.insert(telling.randomElement(using: &random) ?? 0, at: position)
    default: bytes.removeSubrange(position...)
    }
  }

  @Test("long runs of one thing take time in proportion", .timeLimit(.minutes(1)))
  func longRuns() {
    let pieces = [
      "\r", "\n", " ", "\u{FEFF}", "BEGIN:VCARD\n", "BEGIN:VCARD\nAGENT:\n", "\n ", "=\n", "<", "&",
      "<!", "<a ", "<plist><dict><key>", "A;B=", "\\", ":", ",", "\"", "END:VCARD\n", "x.", "<!--",
    ]
    for start in [
      "", "BEGIN:VCARD\n", "<plist><array><string>", "BEGIN:VCARD\nN;QUOTED-PRINTABLE:",
    ] {
      for piece in pieces {
        let reading = read(start + String(repeating: piece, count: 20_000))
        #expect(reading.problems.count <= 2 * ContactReading.problemLimit + 1)
      }
    }
  }

  @Test("what lies ahead or behind is not looked through again and again", .timeLimit(.minutes(1)))
  func rescans() {
    func run(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }
    let texts = [
      "<plist><array>" + run("x<true/>", 20_000) + run(" ", 200_000),
      "<plist><array>" + run("x<true/>", 20_000) + run("\0", 200_000),
      "BEGIN:VCARD\n" + run("a", 200_000) + "quoted-printable=\n" + run("=\n", 20_000),
      "BEGIN:VCARD\n" + run("a", 200_000) + "=\n" + run("quoted-printable=\n", 20_000),
    ]
    for text in texts { #expect(read(text).hasErrors) }
  }
}
