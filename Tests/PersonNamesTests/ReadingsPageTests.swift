import Collation
import Foundation
import Testing

@Suite("The page about readings") struct ReadingsPageTests {
  @Test("It lists every surname that the library knows, with its reading")
  func surnames() throws {
    let rows = try Self.rows()
    let listed = rows.flatMap { row in row.surnames.map { [$0, row.reading] } }
    let known = ChineseNameTable.embedded.allSurnames.map {
      [$0.text, $0.readings.joined(separator: " ")]
    }
    #expect(Set(listed) == Set(known))
    #expect(listed.count == known.count)
  }

  @Test("It names a source for each")
  func sources() throws {
    let sources = Set(try Self.rows().map(\.source))
    #expect(sources == ["CLDR", "dictionary", "tradition", "compound"])
  }

  private static func rows() throws -> [(surnames: [String], reading: String, source: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Readings.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let first = cells[0].unicodeScalars.first, first.value >= 0x3400
      else { return nil }
      return (cells[0].split(separator: " ").map(String.init), cells[1], cells[2])
    }
  }
}
