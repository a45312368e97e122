import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Sources: Evolution")
struct SourceEvolutionTests {
  static let schema = """
    CREATE TABLE folders (folder_id TEXT PRIMARY KEY, version INTEGER);
    CREATE TABLE folder_id (uid TEXT PRIMARY KEY, Rev TEXT, full_name TEXT, vcard TEXT, bdata TEXT);
    """

  static func insert(_ people: String...) -> String {
    people.map { "INSERT INTO folder_id (uid, vcard) VALUES ('\($0)', '\(SourceHome.card($0))');" }
      .joined()
  }

  private static let book = ".local/share/evolution/addressbook/system/contacts.db"

  @Test func `local books, copies of those on servers, and Flatpak's are found with their names`()
    throws
  {
    let home = try SourceHome()
    try home.database(Self.book, Self.schema + Self.insert("Ada", "Bea"))
    try home.file(
      ".config/evolution/sources/system-address-book.source",
      "[Data Source]\nDisplayName=Personal\nDisplayName[de]=Persönlich\n[Address Book]\nOrder=1\n")
    try home.database(
      ".cache/evolution/addressbook/42@host/cache.db",
      "CREATE TABLE ECacheObjects (ECacheUID TEXT PRIMARY KEY, ECacheOBJ TEXT);"
        + "INSERT INTO ECacheObjects VALUES ('c', '\(SourceHome.card("Cem"))');")
    try home.database(
      ".var/app/org.gnome.Evolution/data/evolution/addressbook/system/contacts.db",
      Self.schema + Self.insert("Dan"))
    let found = home.sources()
    #expect(
      found.map(\.identifier) == [
        "evolution:system", "evolution:42@host", "evolution-flatpak:system",
      ])
    #expect(found.map(\.title)[0] == "Evolution: Personal")
    #expect(try found.map { try $0.count() } == [2, 1, 1])
    #expect(try found.flatMap { try SourceReading($0).names } == ["Ada", "Bea", "Cem", "Dan"])
  }

  @Test func `cards come byte for byte`() throws {
    let home = try SourceHome()
    try home.database(Self.book, Self.schema + Self.insert("Ada"))
    let card = try #require(try SourceReading(home.source("evolution:system")).cards.first)
    #expect(card.bytes == Array(SourceHome.card("Ada").utf8))
  }

  @Test func `a card without its last line end gets one`() throws {
    let home = try SourceHome()
    let card = String(SourceHome.card("Ada").dropLast())
    try home.database(
      Self.book, Self.schema + "INSERT INTO folder_id (uid, vcard) VALUES ('a', '\(card)');")
    let cards = try SourceReading(home.source("evolution:system")).cards
    #expect(cards.map(\.bytes) == [Array((card + "\r\n").utf8)])
  }

  @Test func `the book that has no settings has its name all the same`() throws {
    let home = try SourceHome()
    try home.database(Self.book, Self.schema)
    #expect(try home.source("evolution:system").title == "Evolution: Personal")
  }

  @Test func `a database that is given is told by its tables`() throws {
    let home = try SourceHome()
    let path = try home.database("given", Self.schema + Self.insert("Ada"))
    let source = try #require(try ContactSources.open(path).first)
    #expect(source.identifier == "evolution:\(path)")
    #expect(try SourceReading(source).names == ["Ada"])
    let other = try home.database("other", "CREATE TABLE t (a);")
    #expect(throws: SourceError.self) { try ContactSources.open(other) }
  }

  @Test func `a row without a card is left out, and one with a broken card is told of`() throws {
    let home = try SourceHome()
    try home.database(
      Self.book,
      Self.schema + Self.insert("Ada")
        + "INSERT INTO folder_id (uid, vcard) VALUES ('n', NULL), ('x', 'no card');")
    let reading = try SourceReading(home.source("evolution:system"))
    #expect(reading.names == ["Ada"])
    #expect(reading.problems.count == 1)
  }
}
