import Foundation
import Testing

/// Files made to take memory: what a run takes is bounded by their sizes.
@Suite("Memory for hostile files", .serialized) struct MemoryTests {
  /// What a program takes that does nothing much, and what the rows of a list may take beside their file.
  private static let (base, rows) = (48 << 20, 256 << 20)

  /// A file of a hostile kind.
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var beginning = ""
    var piece: String
    var size = 1 << 16
    var ending = ""
    /// Whether it is to be told that something is wrong.
    var fails = false

    var testDescription: String { name }

    var content: Data {
      let count = size / piece.utf8.count
      return Data((beginning + String(repeating: piece, count: count) + ending).utf8)
    }
  }

  static let kinds = [
    Kind(name: "lines of a letter", piece: "a\n"),
    Kind(name: "rows of a letter", beginning: "Name,Phone\n", piece: "a\n"),
    Kind(name: "tiny entries", piece: "dn:a\n\n"),
    Kind(name: "empty cards", piece: "BEGIN:VCARD\nEND:VCARD\n"),
    Kind(name: "empty jCards", beginning: "[[\"vcard\",[]]", piece: ",[\"vcard\",[]]", ending: "]"),
    Kind(
      name: "empty dictionaries", beginning: "<plist><array>", piece: "<dict/>",
      ending: "</array></plist>"),
    Kind(
      name: "more properties than a card has", beginning: "BEGIN:VCARD\nVERSION:3.0\n",
      piece: "TEL:1\n",
      size: 700_000, ending: "END:VCARD\n", fails: true),
    Kind(name: "one long line", piece: "a", size: 1 << 21),
    Kind(name: "brackets", beginning: "[\"vcard\", ", piece: "[", size: 1_000, fails: true),
    Kind(
      name: "a large picture", beginning: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nPHOTO;ENCODING=b:",
      piece: "AAAA", size: 1 << 20, ending: "\nEND:VCARD\n"),
    Kind(
      name: "open quotation marks", beginning: "Name,Phone\n\"", piece: "a\n", size: 1 << 18,
      fails: true),
  ]

  @Test("converting takes eight times the file at most, and a base", arguments: kinds)
  func converting(kind: Kind) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("in", kind.content)
    let bound = 8 * kind.content.count + Self.base
    let status = try BoundedRun.status(["convert", "--to", "vcard4", file.path], within: bound)
    #expect(status == (kind.fails ? 1 : 0))
  }

  @Test("a list takes eight times the file at most, and a base", arguments: kinds)
  func listing(kind: Kind) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("in", kind.content)
    let bound = 8 * kind.content.count + Self.rows
    #expect((0...1).contains(try BoundedRun.status(["list", file.path], within: bound)))
  }

  @Test("a list has every name of a file of short names, in the memory of ten times its names")
  func shortNames() throws {
    let count = 400_000
    let names = (0..<count).map { "N\($0 % 1_000)\(1_000_000 + $0)\n" }.joined()
    let folder = TemporaryFolder()
    let file = try folder.file("in", names)
    let bound = 8 * names.utf8.count + Self.base
    #expect(try BoundedRun.status(["list", file.path], within: bound) == 0)
  }

  @Test("of a file of any size, converting keeps a part")
  func streaming() throws {
    let folder = TemporaryFolder()
    let contact = "Ada Fairweather of Wexmouth,+1 555 0100\n"
    let table = "Name,Phone\n" + String(repeating: contact, count: 10_000)
    let file = try folder.file("in", table)
    let bound = table.utf8.count / 2 + Self.base
    let arguments = ["convert", "--to", "csv-google", file.path]
    #expect(try BoundedRun.status(arguments, within: bound) == 0)
  }

  @Test("a bound is one: with a little less than a program needs, it fails")
  func tooLittle() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("in", String(repeating: "a", count: 4 << 20))
    #expect(try BoundedRun.status(["list", file.path], within: 4 << 20) > 1)
  }
}
