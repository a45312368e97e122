import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Hostile sources")
struct SourceHostileTests {
  private static let folder = ".local/share/evolution/addressbook"

  @Test func `names with quotes, line feeds and statements are names`() throws {
    let home = try SourceHome()
    let names = ["a'b", "c\"d", "e\nf", "g; DROP TABLE x", "h%$HOME`i`", "-rf", "🌻 ?#"]
    for name in names {
      try home.database(
        "\(Self.folder)/\(name)/contacts.db",
        SourceEvolutionTests.schema + SourceEvolutionTests.insert("Ada"))
      try home.card(".contacts/\(name)/\(name).vcf", "Bea")
    }
    let found = home.sources()
    #expect(found.count == 2 * names.count)
    for source in found { #expect(try SourceReading(source).cards.count == 1) }
  }

  @Test func `loops of links end`() throws {
    let home = try SourceHome()
    try home.card(".contacts/a/a.vcf", "Ada")
    for (link, target) in [("loop", "."), ("self.vcf", "self.vcf"), ("a/up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(home.path)/.contacts/\(link)", withDestinationPath: target)
    }
    try home.file(
      ".config/khard/khard.conf", "[addressbooks]\n[[all]]\npath=~/.contacts/**\ntype=discover")
    let found = home.sources()
    #expect(found.filter { $0.location.hasSuffix("/a") }.count == 1)
    #expect(found.count <= 3)
  }

  @Test(
    "a database of garbage gives one error, and the others are read",
    arguments: [
      "", "SQLite format 3\0", "garbage", "SQLite format 3\0" + String(repeating: "ÿ", count: 9999),
    ])
  func garbage(content: String) throws {
    let home = try SourceHome()
    try home.file("\(Self.folder)/bad/contacts.db", content)
    try home.database(
      "\(Self.folder)/good/contacts.db",
      SourceEvolutionTests.schema + SourceEvolutionTests.insert("Ada"))
    let bad = try home.source("evolution:bad")
    #expect(throws: SourceError.self) { try bad.count() }
    let error = try #require(throws: SourceError.self) { try SourceReading(bad) }
    #expect(error.description.hasPrefix(bad.location) && !error.description.contains("\n"))
    #expect(try SourceReading(home.source("evolution:good")).names == ["Ada"])
  }

  @Test func `a database with other tables, or views in their place, is refused`() throws {
    let home = try SourceHome()
    try home.database("\(Self.folder)/other/contacts.db", "CREATE TABLE t (vcard);")
    try home.database(
      "\(Self.folder)/endless/contacts.db",
      """
      CREATE VIEW folder_id AS WITH RECURSIVE n(vcard) AS
        (SELECT 'x' UNION ALL SELECT 'x' FROM n) SELECT 1 AS uid, vcard FROM n;
      """)
    for name in ["other", "endless"] {
      let source = try home.source("evolution:\(name)")
      #expect(throws: SourceError.self) { try source.count() }
      #expect(throws: SourceError.self) { try SourceReading(source) }
    }
  }

  @Test func `a damaged page ends the reading with an error, and the cards before it are there`()
    throws
  {
    let home = try SourceHome()
    let people = (0..<2_000).map { "P\($0)" }
    let path = try home.database(
      "\(Self.folder)/torn/contacts.db",
      SourceEvolutionTests.schema + people.map { SourceEvolutionTests.insert($0) }.joined())
    var bytes = try Data(contentsOf: URL(filePath: path))
    let middle = bytes.count / 2 / 4096 * 4096
    for index in middle..<middle + 65_536 { bytes[index] = 0xA5 }
    try bytes.write(to: URL(filePath: path))
    let source = try home.source("evolution:torn")
    var count = 0
    #expect(throws: SourceError.self) {
      try source.read { event in
        if case .card = event { count += 1 }
        return true
      }
    }
    #expect(count > 0 && count < 2_000)
  }

  @Test
  func `a card that may not be read, a pipe and a folder named like a card don't stop the others`()
    throws
  {
    let home = try SourceHome()
    for name in ["a", "z"] { try home.card(".contacts/\(name).vcf", name) }
    try home.file(".contacts/empty.vcf", "")
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/.contacts/folder.vcf", withIntermediateDirectories: true)
    let isMade = unsafe mkfifo("\(home.path)/.contacts/pipe.vcf", 0o600) == 0
    #expect(isMade)
    try FileManager.default.createSymbolicLink(
      atPath: "\(home.path)/.contacts/lost.vcf", withDestinationPath: "nowhere")
    let reading = try SourceReading(home.source("folder:.contacts"))
    #expect(reading.names == ["a", "z"])
    #expect(reading.problems.count == 4)
  }

  @Test func `settings that are no settings find nothing, and trap nothing`() throws {
    let home = try SourceHome()
    let texts = [
      "[[[[[[", "]]]]", "[addressbooks\n[[x", "=\n==", "[addressbooks]\n[[x]]\npath=", "\"", "$",
      "${",
      "[addressbooks]\n[[x]]\npath = ${", "[]\n[[]]\npath=''",
      String(repeating: "[", count: 100_000),
      "\u{0}\u{FFFD}\r\r\r",
    ]
    for text in texts {
      for file in [
        ".config/khard/khard.conf", ".config/vdirsyncer/config", ".thunderbird/profiles.ini",
        ".config/user-dirs.dirs",
      ] {
        try home.file(file, text)
      }
      #expect(home.sources().allSatisfy { $0.identifier.hasPrefix("khard:x") })
    }
  }

  @Test func `settings without end, and a folder in their place, are one error`() throws {
    let home = try SourceHome()
    try home.file(".config/khard/khard.conf", String(repeating: "#\n", count: 1 << 20))
    try FileManager.default.createDirectory(
      atPath: home.path + "/.config/vdirsyncer/config", withIntermediateDirectories: true)
    #expect(home.sources().map(\.identifier) == ["khard", "vdirsyncer"])
    for source in home.sources() { #expect(throws: SourceError.self) { try source.count() } }
  }
}
