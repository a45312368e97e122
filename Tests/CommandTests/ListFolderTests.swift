import Foundation
import Testing

@Suite("thumbindex list of a folder with a card a file") struct ListFolderTests {
  let program = Thumbindex()

  /// The folder that is listed.
  private let book: URL

  init() throws {
    book = program.folder.url.appending(path: "book")
    try FileManager.default.createDirectory(at: book, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ lines: String...) throws {
    let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(
      separator: "\r\n")
    try Data(text.utf8).write(to: book.appending(path: name))
  }

  private func names(_ result: Thumbindex.Result) throws -> [String] {
    try JSONDecoder().decode(Listing.self, from: result.output).sections
      .flatMap { $0.contacts.map(\.name) }
  }

  @Test("Each of thousands of files is listed once") func manyFiles() throws {
    let numbers = (0..<2_500).map { 10_000 + $0 }
    for number in numbers { try write("\(number % 97)-\(number).vcf", "FN:N\(number)") }
    let result = try program.run(["list", "--format", "json", "book"])
    #expect(try names(result) == numbers.map { "N\($0)" })
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test("Files are read in the order of their names") func order() throws {
    for number in 0..<100 {
      try write("\(100 + number).vcf", "FN:N", "TEL:\(number)", "UID:\(number % 50)")
    }
    let result = try program.run(["list", "book"])
    let messages = (50..<100).map {
      "thumbindex: book/\(100 + $0).vcf:1: this contact has the UID of the one at "
        + "book/\(50 + $0).vcf:1 but is another; it was given a new UID"
    }
    #expect(result.errors.split(separator: "\n").map(String.init) == messages)
    #expect(result.lines.count == 101)
  }

  @Test(
    "Large, empty and linked files, and links that lead nowhere, keep no other from being listed")
  func kinds() throws {
    for number in 0..<40 { try write("\(10 + number).vcf", "FN:N\(10 + number)") }
    let long = String(repeating: "x", count: 200_000)
    try write("20.vcf", "FN:Large", "NOTE:\(long)")
    try Data().write(to: book.appending(path: "30.vcf"))
    let files = FileManager.default
    let place = book.appending(path: "40.vcf")
    try files.removeItem(at: place)
    try program.folder.file("elsewhere", "BEGIN:VCARD\nVERSION:4.0\nFN:Linked\nEND:VCARD\n")
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: "../elsewhere")
    try files.createSymbolicLink(
      atPath: book.appending(path: "45x.vcf").path, withDestinationPath: "nowhere")
    try files.createDirectory(
      at: book.appending(path: "46x.vcf"), withIntermediateDirectories: true)
    let result = try program.run(["list", "--format", "json", "book"])
    let missing = [20, 30, 40]
    let others = (10..<50).filter { !missing.contains($0) }.map { "N\($0)" }
    #expect(try names(result) == ["Large", "Linked"].sorted() + others)
    #expect(
      result.errors == """
        thumbindex: book/45x.vcf:1: cannot be read: No such file or directory
        thumbindex: book/46x.vcf:1: cannot be read: Is a directory

        """)
    #expect(result.status == 1)
  }

  @Test("What is wrong with a card is told with its file and line") func faults() throws {
    for number in 0..<60 { try write("\(10 + number).vcf", "FN:N") }
    try write("33.vcf", "FN:Ada", "no colon")
    try Data("BEGIN:VCARD\nVERSION:4.0\nFN:Bo\n".utf8).write(to: book.appending(path: "44.vcf"))
    let result = try program.run(["list", "book"])
    let places = result.errors.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(places == ["book/33.vcf:4:", "book/44.vcf:1:"])
    #expect(result.lines.count { $0.hasPrefix("  ") } == 60)
    #expect(result.status == 1)
  }

  @Test("Hundreds of cards with pictures are listed like any others") func pictures() throws {
    let picture = String(repeating: "QUJD", count: 8_000)
    for number in 0..<150 {
      try write("\(number).vcf", "FN:N\(100 + number)", "PHOTO:data:image/png;base64,\(picture)")
    }
    let result = try program.run(["list", "--format", "json", "book"])
    #expect(try names(result) == (0..<150).map { "N\(100 + $0)" })
  }
}
