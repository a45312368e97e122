import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Sources: Thunderbird")
struct SourceThunderbirdTests {
  private static let schema = """
    PRAGMA user_version = 1;
    CREATE TABLE cards (uid TEXT PRIMARY KEY, localId INTEGER);
    CREATE TABLE properties (card TEXT, name TEXT, value TEXT);
    CREATE TABLE lists (uid TEXT PRIMARY KEY, localId INTEGER, name TEXT, nickName TEXT,
      description TEXT);
    CREATE TABLE list_cards (list TEXT, card TEXT, PRIMARY KEY(list, card));
    """

  private static func insert(_ card: String, _ properties: [String: String]) -> String {
    properties.map { name, value in
      "INSERT INTO properties VALUES ('\(card)', '\(name)', '\(value)');"
    }.joined()
  }

  private func home(_ script: String) throws -> SourceHome {
    let home = try SourceHome()
    try home.file(
      ".thunderbird/profiles.ini",
      "[General]\nStartWithLastProfile=1\n\n[Profile0]\nName=me\nIsRelative=1\nPath=abc.me\n")
    try home.database(".thunderbird/abc.me/abook.sqlite", Self.schema + script)
    return home
  }

  @Test func `the properties of old versions become a card`() throws {
    let home = try home(
      Self.insert(
        "11111111-2222",
        [
          "DisplayName": "Ada Fair", "FirstName": "Ada", "LastName": "Fair", "NickName": "A",
          "PrimaryEmail": "ada@example.org", "SecondEmail": "fair@example.org",
          "CellularNumber": "+1 555 0100", "WorkPhone": "+1 555 0101", "Company": "Looms",
          "Department": "Sheds", "JobTitle": "Weaver", "Notes": "One\nTwo", "HomeAddress": "1 Mill",
          "HomeAddress2": "Back", "HomeCity": "Leeds", "HomeZipCode": "L1",
          "WebPage2": "https://a.b",
          "BirthYear": "1815", "BirthMonth": "12", "BirthDay": "10", "Custom1": "blue",
          "PreferMailFormat": "0", "LastModifiedDate": "0",
        ]))
    let source = try home.source("thunderbird:abc.me/abook")
    #expect(source.title == "Thunderbird: Personal Address Book")
    #expect(try source.count() == 1)
    let card = try #require(try SourceReading(source).cards.first)
    let contact = card.contact
    #expect(contact.uid == "11111111-2222")
    #expect([contact.formattedName, contact.family, contact.given] == ["Ada Fair", "Fair", "Ada"])
    #expect(contact.emails.map(\.value) == ["ada@example.org", "fair@example.org"])
    #expect(contact.phones.map(\.types) == [["work"], ["cell"]])
    #expect(contact.organization == ["Looms", "Sheds"])
    #expect(contact.note == "One\nTwo")
    #expect(contact.addresses.map(\.street) == ["1 Mill\nBack"])
    #expect(contact.addresses.map(\.city) == ["Leeds"])
    #expect(contact.urls == [ContactValue("https://a.b", types: ["home"])])
    #expect(contact.birthday == ContactDate(year: 1815, month: 12, day: 10))
    #expect(card.properties(named: "X-MOZILLA").map(\.text) == ["blue"])
  }

  @Test func `the card of new versions is what counts`() throws {
    let home = try home(
      Self.insert(
        "one",
        ["_vCard": "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bea\r\nEND:VCARD\r\n", "DisplayName": "Old"])
        + Self.insert("two", ["_vCard": SourceHome.card("Cem")]))
    let reading = try SourceReading(home.source("thunderbird:abc.me/abook"))
    #expect(reading.names == ["Bea", "Cem"])
    #expect(reading.cards.map(\.contact.uid) == ["one", "Cem"])
  }

  @Test func `mailing lists are groups with their members`() throws {
    let home = try home(
      Self.insert("one", ["DisplayName": "Ada"]) + Self.insert("two", ["DisplayName": "Bea"])
        + "INSERT INTO lists VALUES ('l', 1, 'Choir', 'c', 'We sing');"
        + "INSERT INTO list_cards VALUES ('l', 'one'), ('l', 'two');")
    let source = try home.source("thunderbird:abc.me/abook")
    #expect(try source.count() == 3)
    let group = try #require(try SourceReading(source).cards.last?.contact)
    #expect(group.kind == .group && group.formattedName == "Choir" && group.note == "We sing")
    #expect(group.members == ["urn:uuid:one", "urn:uuid:two"])
  }

  @Test func `further books have the names that the preferences give them`() throws {
    let home = try home("")
    for name in ["history", "abook-1", "abook-2"] {
      try home.database(".thunderbird/abc.me/\(name).sqlite", Self.schema)
    }
    try home.database(".thunderbird/abc.me/places.sqlite", "CREATE TABLE p (a);")
    try home.file(
      ".thunderbird/abc.me/prefs.js",
      """
      user_pref("ldap_2.servers.Friends.description", "My friends");
      user_pref("ldap_2.servers.Friends.filename", "abook-1.sqlite");
      user_pref("ldap_2.servers.broken
      """)
    try home.file("snap/thunderbird/common/.thunderbird/profiles.ini", "[Profile0]\nPath=x.y")
    try home.database("snap/thunderbird/common/.thunderbird/x.y/abook.sqlite", Self.schema)
    let found = home.sources()
    #expect(
      found.map(\.title) == [
        "Thunderbird: My friends", "Thunderbird: abook-2", "Thunderbird: Personal Address Book",
        "Thunderbird: Collected Addresses", "Thunderbird: Personal Address Book",
      ])
    #expect(found.map(\.identifier).last == "thunderbird-snap:x.y/abook")
  }
}
