import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Sources: khard, vdirsyncer, abook")
struct SourceVdirTests {
  private static let khard = """
    # address books
    [addressbooks]
    [[family]]
    path = ~/.contacts/family/
    [[friends]]
    path = "$BOOKS/friends" # behind a variable
    [[work]]
    path = ~/work/**/client-*
    type = discover
    [general]
    path = ~/nothing
    """

  @Test func `the folders that khard names are found, with variables and patterns`() throws {
    let home = try SourceHome()
    home.environment["BOOKS"] = home.path + "/books"
    try home.file(".config/khard/khard.conf", Self.khard)
    try home.card(".contacts/family/a.vcf", "Ada")
    try home.card(".contacts/family/b.vcf", "Bea")
    try home.file(".contacts/family/displayname", "Our family")
    try home.card("books/friends/c.vcf", "Cem")
    try home.card("work/x/y/client-one/d.vcf", "Dan")
    try home.card("work/client-two/e.vcf", "Eve")
    let khard = home.sources().filter { $0.identifier.hasPrefix("khard:") }
    #expect(
      khard.map(\.identifier) == [
        "khard:family", "khard:friends", "khard:work/client-two", "khard:work/client-one",
      ])
    #expect(try khard.map { try $0.count() } == [2, 1, 1, 1])
    let family = try SourceReading(khard[0])
    #expect(family.names == ["Ada", "Bea"])
    #expect(family.files == ["a", "b"].map { "\(home.path)/.contacts/family/\($0).vcf" })
  }

  @Test func `the configuration is looked for where the environment says`() throws {
    let home = try SourceHome()
    let text = "[addressbooks]\n[[one]]\npath=~/one"
    try home.card("one/a.vcf", "Ada")
    try home.file("settings/khard/khard.conf", text)
    #expect(home.sources().isEmpty)
    home.environment["XDG_CONFIG_HOME"] = home.path + "/settings"
    #expect(home.sources().map(\.identifier) == ["khard:one"])
    try home.file("other.conf", "[addressbooks]\n[[two]]\npath=~/one")
    home.environment["KHARD_CONFIG"] = home.path + "/other.conf"
    #expect(home.sources().map(\.identifier) == ["khard:two"])
  }

  @Test func `a book of khard whose folder is missing is listed and says so`() throws {
    let home = try SourceHome()
    try home.file(".config/khard/khard.conf", "[addressbooks]\n[[gone]]\npath=~/gone")
    let source = try home.source("khard:gone")
    #expect(throws: SourceError.self) { try source.count() }
    #expect(throws: SourceError.self) { try SourceReading(source) }
  }

  @Test func `the collections of vdirsyncer's storages are found, and no calendars`() throws {
    let home = try SourceHome()
    try home.file(
      ".config/vdirsyncer/config",
      """
      [general]
      status_path = "~/.vdirsyncer/status/"
      [storage bob_local]
      type = "filesystem"
      path = "~/bob/"
      fileext = ".vcf"
      [storage bob_calendar]
      type = "filesystem"
      path = "~/calendars/"
      fileext = ".ics"
      [storage bob_remote]
      type = "carddav"
      url = "https://dav.example.org/"
      [storage plain]
      type = "filesystem"
      path = "~/plain"
      fileext = ".vcf"
      """)
    try home.card("bob/default/a.vcf", "Ada")
    try home.file("bob/default/displayname", "Bob’s people\n")
    try home.card("bob/club/b.vcf", "Bea")
    try home.card("calendars/c/c.vcf", "Cem")
    try home.card("plain/d.vcf", "Dan")
    let found = home.sources()
    #expect(
      found.map(\.identifier) == [
        "vdirsyncer:bob_local/club", "vdirsyncer:bob_local/default", "vdirsyncer:plain",
      ])
    #expect(found.map(\.title)[1] == "vdirsyncer: Bob’s people")
    #expect(try SourceReading(found[1]).names == ["Ada"])
  }

  @Test func `a folder that two programs share is listed once`() throws {
    let home = try SourceHome()
    try home.file(".config/khard/khard.conf", "[addressbooks]\n[[mine]]\npath=~/.contacts/mine")
    try home.file(
      ".vdirsyncer/config",
      "[storage all]\ntype = \"filesystem\"\npath = \"~/.contacts\"\nfileext = \".vcf\"")
    try home.card(".contacts/mine/a.vcf", "Ada")
    try home.card(".contacts/other/b.vcf", "Bea")
    #expect(home.sources().map(\.identifier) == ["khard:mine", "vdirsyncer:all/other"])
  }

  @Test func `abook's address book is found in either place, the first one first`() throws {
    let home = try SourceHome()
    let text = "[format]\nprogram=abook\nversion=0.6.1\n\n[0]\nname=Ada\nemail=ada@example.org\n"
    try home.file(".local/share/abook/addressbook", text + "\n[1]\nname=Bea\n")
    #expect(try home.source("abook").count() == 2)
    let first = try home.file(".abook/addressbook", text)
    let source = try home.source("abook")
    #expect(source.location == first)
    let card = try #require(try SourceReading(source).cards.first)
    #expect(card.contact.emails.map(\.value) == ["ada@example.org"])
    #expect(card.contact.uid?.isEmpty == false)
  }
}
