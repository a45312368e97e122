import TableCompiler
import Testing

@Suite("UCDFile")
struct UCDFileTests {
  @Test("comments, ranges and First/Last pairs are understood")
  func rows() throws {
    let file = try UCDFile(
      """
      # a comment

      0041..005A ; Latin # letters
      00E9;LATIN SMALL LETTER E WITH ACUTE;Ll;0;L;0065 0301
      AC00;<Hangul Syllable, First>;Lo
      D7A3;<Hangul Syllable, Last>;Lo
      """, name: "X.txt")
    #expect(file.rows.map(\.codePoints) == [0x41...0x5A, 0xE9...0xE9, 0xAC00...0xD7A3])
    #expect(try file.field(1, of: file.rows[0]) == "Latin")
    let letter = file.rows[1]
    #expect(try file.codePoints(file.field(5, of: letter), of: letter) == [0x65, 0x301])
  }

  @Test(
    "what cannot be read is named with its line",
    arguments: ["x;y", "0041..;y", "0042..0041;y", "110000;y", "D7A3;<x, Last>"])
  func errors(line: String) {
    let error = #expect(throws: SourceError.self) { try UCDFile("\n" + line, name: "X.txt") }
    #expect(error?.description.hasPrefix("X.txt:2: ") == true)
  }

  @Test("a missing field is named")
  func missingField() throws {
    let file = try UCDFile("0041;A", name: "X.txt")
    let error = #expect(throws: SourceError.self) { try file.field(2, of: file.rows[0]) }
    #expect(error?.description == "X.txt:1: has no field 2")
  }
}
