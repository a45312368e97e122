import Foundation
import Testing

@Suite("thumbindex duplicates") struct DuplicatesTests {
  let program = Thumbindex()
  static let cards =
    "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nTEL:5550100\nEND:VCARD\n"
    + "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nEND:VCARD\n"
    + "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nTEL:5550100\nEMAIL:ada@example.org\nEND:VCARD\n"

  @Test("each person with several contacts is listed, with file and line") func listing() throws {
    try program.folder.file("a.vcf", Self.cards)
    let result = try program.run(["duplicates", "a.vcf"])
    #expect(result.status == 0)
    #expect(result.text == "a.vcf:1\tAda\na.vcf:10\tAda\n")
    let json = try program.run(["duplicates", "--format", "json", "a.vcf"])
    let list = try #require(JSONSerialization.jsonObject(with: json.output) as? [[[String: Any]]])
    #expect(list.map { $0.map { $0["line"] as? Int } } == [[1, 10]])
  }

  @Test("--merge writes all contacts, those of a person as one") func merging() throws {
    let result = try program.run(["duplicates", "--merge"], input: Self.cards)
    #expect(result.status == 0)
    #expect(
      result.text
        == "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nTEL:5550100\nEMAIL:ada@example.org\nEND:VCARD\n"
        + "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nEND:VCARD\n")
  }

  @Test("no duplicates are no lines") func none() throws {
    #expect(try program.run(["duplicates"], input: "Ada\nBo\n").text.isEmpty)
    #expect(try program.run(["duplicates", "--format", "json"], input: "Ada\n").text == "[]\n")
  }
}
