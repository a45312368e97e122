import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Sources: files of cards")
struct SourceCardFileTests {
  @Test func `cards in the usual places are found, and what only ends like them is not`() throws {
    let home = try SourceHome()
    try home.card(".contacts/a.vcf", "Ada")
    try home.card("Contacts/club/b.vcf", "Bea")
    try home.file(
      "Downloads/two.vcf", SourceHome.card("Cem") + "junk\r\n" + SourceHome.card("Dan"))
    try home.file("Downloads/genes.vcf", "##fileformat=VCFv4.2\n#CHROM\tPOS\n")
    try home.file("Downloads/notes.txt", SourceHome.card("Eve"))
    try home.card("Downloads/deep/f.vcf", "Fay")
    let found = home.sources()
    #expect(
      found.map(\.identifier) == [
        "folder:.contacts", "folder:Contacts/club", "file:Downloads/two.vcf",
      ])
    #expect(try found.map { try $0.count() } == [1, 1, 2])
    #expect(try SourceReading(found[2]).names == ["Cem", "Dan"])
  }

  @Test func `the desktop's own names for folders are followed`() throws {
    let home = try SourceHome()
    try home.file(
      ".config/user-dirs.dirs",
      """
      # written by xdg-user-dirs-update
      XDG_DESKTOP_DIR="$HOME/"
      XDG_DOCUMENTS_DIR="$HOME/Dokumente"
      XDG_DOWNLOAD_DIR="$HOME/Téléchargements"
      """)
    try home.card("Dokumente/a.vcf", "Ada")
    try home.card("Téléchargements/b.vcf", "Bea")
    try home.card("c.vcf", "Cem")
    #expect(
      home.sources().map(\.identifier) == ["file:Dokumente/a.vcf", "file:Téléchargements/b.vcf"])
  }

  @Test func `text in UTF-16 is found and counted too`() throws {
    let home = try SourceHome()
    let path = try home.place("Documents/wide.vcf")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in (SourceHome.card("Åsa") + SourceHome.card("Bea")).utf16 {
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    try Data(bytes).write(to: URL(filePath: path))
    let source = try home.source("file:Documents/wide.vcf")
    #expect(try source.count() == 2)
    #expect(try SourceReading(source).names == ["Åsa", "Bea"])
  }

  @Test func `many files in one folder are one source`() throws {
    let home = try SourceHome()
    // One file under many names: making so many would take longer than reading them.
    let first = try home.card("Downloads/0.vcf", "Ada")
    for number in 1..<10_000 {
      try FileManager.default.linkItem(
        atPath: first, toPath: "\(home.path)/Downloads/\(number).vcf")
    }
    let found = home.sources()
    #expect(found.map(\.identifier) == ["folder:Downloads"])
    #expect(try found[0].count() == 10_000)
    #expect(try SourceReading(found[0]).cards.count == 10_000)
  }

  @Test func `a file or a folder that is given is a source, in any format`() throws {
    let home = try SourceHome()
    let table = try home.file("people.csv", "First Name,Last Name,E-mail Address\nAda,Fay,a@b.c\n")
    let folder = URL(filePath: try home.card("cards/a.vcf", "Ada")).deletingLastPathComponent()
    let file = try #require(try ContactSources.open(table).first)
    #expect(try file.count() == 1)
    #expect(try SourceReading(file).names == ["Ada Fay"])
    #expect(try ContactSources.open(folder.path).map { try $0.count() } == [1])
    #expect(throws: SourceError.self) { try ContactSources.open(home.path + "/none") }
    try FileManager.default.createDirectory(
      atPath: home.path + "/empty", withIntermediateDirectories: true)
    #expect(throws: SourceError.self) { try ContactSources.open(home.path + "/empty") }
  }

  @Test func `reading ends when no more is wanted, and what a reader throws comes back`() throws {
    let home = try SourceHome()
    for name in ["a", "b", "c"] { try home.card(".contacts/\(name).vcf", name) }
    let source = try home.source("folder:.contacts")
    var count = 0
    try source.read { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
    #expect(throws: CancellationError.self) {
      try source.forEachCard { _, _ in throw CancellationError() }
    }
  }

  @Test func `others can add kinds of sources`() throws {
    struct Mine: ContactSource, ContactSourceKind {
      let identifier = "mine:one"
      let title = "Mine"
      let location = "/nowhere"
      func count() throws(SourceError) -> Int { 1 }
      func read(_ body: (SourceEvent) -> Bool) throws(SourceError) {
        _ = body(.card(ReadCard(Card(Contact(formattedName: "Me")), line: 1), file: location))
      }
      func sources(in places: SourcePlaces) -> [any ContactSource] { [self, self] }
    }
    let home = try SourceHome()
    try home.card(".contacts/a.vcf", "Ada")
    let found = ContactSources.find(
      in: SourcePlaces(home: home.path, environment: [:]),
      kinds: ContactSources.standardKinds + [Mine()])
    #expect(found.map(\.identifier) == ["folder:.contacts", "mine:one"])
    #expect(try SourceReading(found[1]).names == ["Me"])
  }
}
