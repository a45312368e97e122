import Foundation
import Testing

@Suite("thumbindex keys --format cards") struct KeysCardsTests {
  let program = Thumbindex()

  struct Record: Decodable {
    var name: String
    var detail: String?
    var uid: String?
    var spare: String?
  }

  static let cards = """
    BEGIN:VCARD
    VERSION:3.0
    UID:1
    FN:Zoe Adams
    N:Adams;Zoe;;;
    TEL:+1 555 0100
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    UID:2
    FN:Ann Young
    N:Young;Ann;;;
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    UID:1
    FN:Ann\\tBell
    N:Bell;Ann;;;
    END:VCARD

    """

  func records(_ arguments: [String]) throws -> [(key: String, record: Record)] {
    let result = try program.run(["keys", "--format", "cards"] + arguments, input: Self.cards)
    #expect(result.status == 0)
    return try result.lines.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      let record = try JSONDecoder().decode(Record.self, from: Data((fields.last ?? "").utf8))
      return (fields.dropLast().joined(separator: "\t"), record)
    }
  }

  @Test(
    "A record is what list shows, and sorts as list does", arguments: [[], ["--order", "family"]])
  func order(options: [String]) throws {
    let sorted = try records(["--locale", "en"] + options).sorted { $0.key < $1.key }
    let listed = try program.run(
      ["list", "--format", "json", "--locale", "en"] + options, input: Self.cards)
    let list = try JSONDecoder().decode(Listing.self, from: listed.output)
    let contacts = list.sections.flatMap(\.contacts)
    #expect(sorted.map(\.record.name) == contacts.map(\.name))
    #expect(sorted.map(\.record.detail) == contacts.map(\.detail))
  }

  @Test("The spare identifier is the one that list gives to another contact with the first")
  func spare() throws {
    let records = try records([]).map(\.record)
    #expect(records.map(\.uid) == ["1", "2", "1"])
    let listed = try program.run(["list", "--format", "json"], input: Self.cards)
    let list = try JSONDecoder().decode(Listing.self, from: listed.output)
    let uids = list.sections.flatMap(\.contacts).compactMap(\.uid)
    #expect(Set(uids) == [records[0].uid, records[1].uid, records[2].spare])
    #expect(Set(records.map(\.spare)).count == 3)
  }
}
