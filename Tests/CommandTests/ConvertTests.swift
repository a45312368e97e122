import Foundation
import Testing

@Suite("thumbindex convert") struct ConvertTests {
  let program = Thumbindex()
  static let card =
    "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nTEL;type=CELL:+1 555 0100\nUID:1\nEND:VCARD\n"

  @Test("a card of the wanted version is written byte for byte") func identity() throws {
    let result = try program.run(["convert", "--to", "vcard3"], input: Self.card)
    #expect(result.status == 0)
    #expect(result.text == Self.card)
    #expect(result.errors.isEmpty)
  }

  @Test("jCard is an array with one jCard a contact, of all files") func jCard() throws {
    try program.folder.file("a.vcf", Self.card)
    try program.folder.file("b.csv", "Name,Phone\nBo,2\n")
    let result = try program.run(["convert", "--to", "jcard", "a.vcf", "b.csv"])
    let list = try #require(JSONSerialization.jsonObject(with: result.output) as? [[Any]])
    #expect(list.count == 2)
    let properties = try #require(list[0][1] as? [[Any]])
    #expect(properties.map { $0[0] as? String } == ["version", "fn", "tel", "uid"])
    #expect((properties[2][1] as? [String: String]) == ["type": "cell"])
  }

  @Test(
    "every format is read again",
    arguments: [
      "vcard21", "vcard4", "jcard", "csv-google", "csv-outlook", "ldif", "plist",
    ])
  func formats(format: String) throws {
    let converted = try program.run(["convert", "--to", format], input: Self.card)
    #expect(converted.status == 0)
    let listed = try program.run(["list", "--format", "json"], input: converted.output)
    let listing = try JSONDecoder().decode(Listing.self, from: listed.output)
    #expect(listing.names(in: "A") == ["Ada"])
    #expect(listing.sections[0].contacts[0].detail == "+1 555 0100")
  }

  @Test("plain JSON is an array of objects") func json() throws {
    let result = try program.run(["convert", "--to", "json"], input: Self.card)
    let list = try #require(JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["Ada"])
  }

  @Test("what the format has no place for is told once, at the first contact") func unsaid() throws
  {
    let input = Self.card + Self.card.replacing("UID:1", with: "UID:2")
    let result = try program.run(["convert", "--to", "csv-outlook"], input: input)
    #expect(result.status == 0)
    #expect(
      result.errors
        == "thumbindex: standard input:1: csv-outlook has no place for UID, here and further on\n")
  }

  @Test("a folder is read as a card a file, and other files in it are not") func folder() throws {
    let folder = program.folder.url.appending(path: "book")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("b.vcf", Self.card), ("a.vcf", Self.card.replacing("FN:Ada", with: "FN:Bo")),
      ("c.vcf.tmp", Self.card), ("d", Self.card), (".e.vcf", Self.card), ("color", "#fff"),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let result = try program.run(["convert", "--to", "vcard3", "book"])
    #expect(result.status == 0)
    #expect(result.text.contains("FN:Bo"))
    #expect(result.text.contains("FN:Ada"))
    #expect(result.lines.count { $0.hasPrefix("UID:") } == 2)
    #expect(
      result.errors
        == "thumbindex: book/b.vcf:1: this contact has the UID of the one at book/a.vcf:1 but is "
        + "another; it was given a new UID\n")
    let listed = try program.run(["list", "--format", "json", "book"])
    let listing = try JSONDecoder().decode(Listing.self, from: listed.output)
    #expect(listing.sections.flatMap { $0.contacts.map(\.name) } == ["Ada", "Bo"])
  }

  @Test("an encoding and a format can be insisted on") func insisting() throws {
    let text = Data("Name\tTel\n".utf8) + Data([0xCD, 0xF5, 0x09, 0x31, 0x0A])
    for arguments in [[], ["--from", "csv", "--encoding", "gb2312"]] {
      let result = try program.run(["convert", "--to", "vcard4"] + arguments, input: text)
      #expect(result.text.contains("FN:王\r\n"))
      #expect(result.errors.isEmpty == !arguments.isEmpty)
    }
    let names = try program.run(
      ["convert", "--to", "vcard4", "--from", "text"], input: "Name,Tel\n")
    #expect(names.text.contains("FN:Name\\,Tel\r\n"))
  }

  @Test("a broken card is status 1, and its neighbours are written") func broken() throws {
    let input = "BEGIN:VCARD\nVERSION:3.0\nFN:Odo\n" + Self.card
    let result = try program.run(["convert", "--to", "vcard3"], input: input)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("thumbindex: standard input:1: this card has no END:VCARD"))
    #expect(result.text == "BEGIN:VCARD\nVERSION:3.0\nFN:Odo\nEND:VCARD\n" + Self.card)
    #expect(try program.run(["convert", "--to", "vcard3", "none.vcf"]).status == 1)
  }
}
