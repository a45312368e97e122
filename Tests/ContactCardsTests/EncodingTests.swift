import ContactCards
import Foundation
import Testing

@Suite("Encodings that no one declares") struct EncodingTests {
  static let samples: [(encoding: String, names: [String])] = [
    ("gbk", ["王小芳", "张伟", "欧阳慧"]), ("gbk", ["李娜"]), ("gbk", ["陈志强", "北京大学"]),
    ("big5", ["陳怡君", "林志明", "歐陽淑芬"]), ("big5", ["黃美玲"]),
    ("shift_jis", ["佐藤 恵子", "タナカ ヒロシ"]), ("shift_jis", ["高橋さくら"]),
    ("euc-kr", ["김민준", "이서연", "박지훈"]), ("euc-kr", ["최은주"]),
    ("windows-1252", ["Jörg Weiß", "Élodie Brûlé"]), ("windows-1252", ["Núñez, Íñigo"]),
    ("windows-1252", ["Åsa Öberg", "Bjørn Hæstad"]), ("windows-1252", ["Büro – „Hinterhaus“"]),
    ("windows-1251", ["Мария Лесная", "Иван Петров"]),
  ]

  @Test("the encoding is told from the names alone", arguments: samples)
  func guess(encoding: String, names: [String]) throws {
    let known = try #require(TextEncoding(label: encoding))
    let text = names.map { card(["FN:\($0)"]) }.joined()
    let bytes = try #require(Self.encode(text, encoding))
    let reading = ContactReader.read(bytes: bytes)
    #expect(reading.names == names)
    #expect(reading.problems.count == names.count)
    #expect(
      reading.problems.allSatisfy {
        $0.severity == .warning && $0.message.contains("read as \(known.name);")
      })
  }

  @Test("a table in the encoding of its country is read, its columns too") func table() throws {
    let text = "姓,名,单位,移动电话,生日\n王,小芳,\"示例,公司\",+86 100 0001,1990/3/7\n"
    let reading = ContactReader.read(bytes: try #require(Self.encode(text, "gbk")))
    let contact = try #require(reading.contacts.first)
    #expect(reading.format == .csv)
    #expect(contact.family == "王")
    #expect(contact.organization == ["示例,公司"])
    #expect(contact.phones == [ContactValue("+86 100 0001", types: ["cell"])])
    #expect(contact.birthday == ContactDate(year: 1990, month: 3, day: 7))
  }

  @Test("a declared encoding holds for its property alone") func declared() throws {
    let name = try #require(Self.encode("佐藤 表子", "shift_jis"))
    let bytes =
      Array("BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=Shift_JIS:".utf8) + name
      + Array("\nNOTE;CHARSET=big5;ENCODING=QUOTED-PRINTABLE:=B3=AF\nORG:Öl\nEND:VCARD\n".utf8)
    let reading = ContactReader.read(bytes: bytes)
    #expect(reading.names == ["佐藤 表子"])
    #expect(reading.contacts.first?.note == "陳")
    #expect(reading.contacts.first?.organization == ["Öl"])
    #expect(reading.messages.isEmpty)
  }

  private static func encode(_ text: String, _ name: String) -> [UInt8]? {
    let encodings: [String: CFStringEncodingNumber] = [
      "gbk": 0x0632, "big5": 0x0A03, "shift_jis": 0x0A01, "euc-kr": 0x0940,
      "windows-1252": 0x0500, "windows-1251": 0x0502,
    ]
    guard let number = encodings[name] else { return nil }
    let encoding = String.Encoding(rawValue: UInt(0x8000_0000 | number))
    return text.data(using: encoding).map { Array($0) }
  }

  private typealias CFStringEncodingNumber = UInt32
}
