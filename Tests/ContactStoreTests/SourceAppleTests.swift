import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Sources: macOS and iOS")
struct SourceAppleTests {
  static let mac = """
    CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
    INSERT INTO Z_PRIMARYKEY VALUES (14, 'ABCDContact', 12, 3), (15, 'ABCDGroup', 12, 1);
    CREATE TABLE ZABCDRECORD (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, ZDISPLAYFLAGS INTEGER,
      ZBIRTHDAY TIMESTAMP, ZBIRTHDAYYEARLESS FLOAT, ZMODIFICATIONDATE TIMESTAMP, ZFIRSTNAME VARCHAR,
      ZLASTNAME VARCHAR, ZMIDDLENAME VARCHAR, ZTITLE VARCHAR, ZPHONETICLASTNAME VARCHAR,
      ZORGANIZATION VARCHAR, ZDEPARTMENT VARCHAR, ZJOBTITLE VARCHAR, ZUNIQUEID VARCHAR, ZNAME VARCHAR);
    INSERT INTO ZABCDRECORD (Z_PK, Z_ENT, ZFIRSTNAME, ZLASTNAME, ZMIDDLENAME, ZTITLE,
      ZPHONETICLASTNAME, ZORGANIZATION, ZDEPARTMENT, ZJOBTITLE, ZUNIQUEID, ZBIRTHDAY,
      ZMODIFICATIONDATE) VALUES (1, 14, 'Ada', 'Fair', 'M.', 'Dr.', 'Feh', 'Looms', 'Sheds', 'Weaver',
      'A1:ABPerson', -5839474800, 0);
    INSERT INTO ZABCDRECORD (Z_PK, Z_ENT, ZORGANIZATION, ZDISPLAYFLAGS, ZBIRTHDAYYEARLESS)
      VALUES (2, 14, 'Thread Inc.', 1, -12522600000);
    INSERT INTO ZABCDRECORD (Z_PK, Z_ENT, ZNAME) VALUES (3, 15, 'A group');
    CREATE TABLE ZABCDPHONENUMBER (Z_PK INTEGER PRIMARY KEY, ZOWNER INTEGER, ZLABEL VARCHAR,
      ZFULLNUMBER VARCHAR);
    INSERT INTO ZABCDPHONENUMBER VALUES (1, 2, '_$!<Main>!$_', '+1 555 0199'),
      (2, 1, '_$!<Mobile>!$_', '+1 555 0100'), (3, 1, 'Boat shed', '+1 555 0101'), (4, 99, NULL, '0');
    CREATE TABLE ZABCDEMAILADDRESS (Z_PK INTEGER PRIMARY KEY, ZOWNER INTEGER, ZLABEL VARCHAR,
      ZADDRESS VARCHAR, ZADDRESSNORMALIZED VARCHAR);
    INSERT INTO ZABCDEMAILADDRESS VALUES (1, 1, '_$!<Work>!$_', 'Ada@example.org', 'ada@example.org');
    CREATE TABLE ZABCDPOSTALADDRESS (Z_PK INTEGER PRIMARY KEY, ZOWNER INTEGER, ZLABEL VARCHAR,
      ZSTREET VARCHAR, ZCITY VARCHAR, ZSTATE VARCHAR, ZZIPCODE VARCHAR, ZCOUNTRYNAME VARCHAR);
    INSERT INTO ZABCDPOSTALADDRESS VALUES (1, 1, '_$!<Home>!$_', '1 Mill; Lane', 'Leeds', NULL, 'L1',
      'UK');
    CREATE TABLE ZABCDURLADDRESS (Z_PK INTEGER PRIMARY KEY, ZOWNER INTEGER, ZLABEL VARCHAR,
      ZURL VARCHAR);
    INSERT INTO ZABCDURLADDRESS VALUES (1, 1, '_$!<HomePage>!$_', 'https://a.example/');
    CREATE TABLE ZABCDNOTE (Z_PK INTEGER PRIMARY KEY, ZCONTACT INTEGER, ZTEXT VARCHAR);
    INSERT INTO ZABCDNOTE VALUES (1, 1, 'One, two
    three');
    CREATE TABLE ZABCDRELATEDNAME (Z_PK INTEGER PRIMARY KEY, ZOWNER INTEGER, ZLABEL VARCHAR,
      ZNAME VARCHAR);
    INSERT INTO ZABCDRELATEDNAME VALUES (1, 1, '_$!<Sister>!$_', 'Bea');
    """

  @Test func `a database of macOS gives its contacts, and not its groups`() throws {
    let home = try SourceHome()
    let path = try home.database("given/AddressBook-v22.abcddb", Self.mac)
    let source = try #require(try ContactSources.open(path).first)
    #expect(try source.count() == 2)
    let cards = try SourceReading(source).cards
    #expect(cards.count == 2)
    let ada = cards[0].contact
    #expect(
      [ada.displayName, ada.prefixes.first, ada.phoneticFamily] == ["Ada Fair", "Dr.", "Feh"])
    #expect(ada.additional == ["M."] && ada.uid == "A1:ABPerson" && ada.title == "Weaver")
    #expect(ada.organization == ["Looms", "Sheds"])
    #expect(
      ada.phones == [
        ContactValue("+1 555 0100", types: ["cell"]),
        ContactValue("+1 555 0101", label: "Boat shed"),
      ])
    #expect(ada.emails == [ContactValue("Ada@example.org", types: ["work"])])
    #expect(ada.addresses.map(\.street) == ["1 Mill; Lane"])
    #expect(ada.addresses.map(\.types) == [["home"]])
    #expect(ada.urls.map(\.value) == ["https://a.example/"])
    #expect(ada.note == "One, two\nthree")
    #expect(ada.birthday == ContactDate(year: 1815, month: 12, day: 16))
    #expect(cards[0].properties(named: "X-ABRELATEDNAMES").map(\.text) == ["Bea"])
    let company = cards[1].contact
    #expect(company.kind == .organization && company.displayName == "Thread Inc.")
    #expect(company.phones.map(\.value) == ["+1 555 0199"])
    #expect(company.birthday?.year == nil && company.birthday?.month != nil)
  }

  @Test func `a folder of macOS has a database for each account`() throws {
    let home = try SourceHome()
    let folder = "Library/Application Support/AddressBook"
    try home.database("\(folder)/AddressBook-v22.abcddb", Self.mac)
    try home.database("\(folder)/Sources/A-B/AddressBook-v22.abcddb", Self.mac)
    #expect(home.sources().map(\.identifier) == ["macos", "macos/A-B"])
    #expect(try ContactSources.open("\(home.path)/\(folder)").count == 2)
  }

  static let phone = """
    CREATE TABLE ABPerson (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, First TEXT, Last TEXT, Middle TEXT,
      LastPhonetic TEXT, Organization TEXT, Note TEXT, Kind INTEGER, Birthday TEXT, JobTitle TEXT,
      Nickname TEXT, ModificationDate INTEGER, ExternalUUID TEXT);
    INSERT INTO ABPerson VALUES (1, 'Ada', 'Fair', NULL, 'Feh', 'Looms', 'A note', 0, '-12522600000.0',
      'Weaver', 'Addie', 700000000, 'E1');
    INSERT INTO ABPerson (ROWID, Organization, Kind) VALUES (2, 'Thread Inc.', 1);
    CREATE TABLE ABMultiValue (UID INTEGER PRIMARY KEY, record_id INTEGER, property INTEGER,
      identifier INTEGER, label INTEGER, value TEXT);
    INSERT INTO ABMultiValue VALUES (1, 1, 3, 0, 1, '+1 555 0100'), (2, 1, 4, 0, 2, 'ada@example.org'),
      (3, 1, 5, 0, 3, NULL), (4, 1, 22, 0, NULL, 'https://a.example/'), (5, 1, 12, 0, 4, '1000'),
      (6, 2, 3, 0, NULL, '+1 555 0199'), (7, 1, 46, 0, NULL, NULL), (8, 1, 13, 0, NULL, NULL);
    CREATE TABLE ABMultiValueLabel (value TEXT, UNIQUE(value));
    INSERT INTO ABMultiValueLabel VALUES ('_$!<Mobile>!$_'), ('Club'), ('_$!<Home>!$_'), ('Met');
    CREATE TABLE ABMultiValueEntryKey (value TEXT, UNIQUE(value));
    INSERT INTO ABMultiValueEntryKey VALUES ('Street'), ('City'), ('ZIP'), ('Country'), ('username'),
      ('service');
    CREATE TABLE ABMultiValueEntry (parent_id INTEGER, key INTEGER, value TEXT, UNIQUE(parent_id, key));
    INSERT INTO ABMultiValueEntry VALUES (3, 1, '1 Mill'), (3, 2, 'Leeds'), (3, 3, 'L1'), (3, 4, 'UK'),
      (7, 5, 'adaf'), (7, 6, 'Mastodon'), (8, 5, 'ada.im');
    CREATE TABLE ABGroup (ROWID INTEGER PRIMARY KEY, Name TEXT);
    CREATE TABLE ABGroupMembers (UID INTEGER PRIMARY KEY, group_id INTEGER, member_type INTEGER,
      member_id INTEGER);
    INSERT INTO ABGroup VALUES (1, 'Choir'), (2, 'Looms, old');
    INSERT INTO ABGroupMembers VALUES (1, 1, 0, 1), (2, 2, 0, 1), (3, 1, 1, 2);
    """

  private static let name = "31bb7ba8914766d4ba40d6dfb6113c8b614be442"
  private static let manifest = """
    CREATE TABLE Files (fileID TEXT PRIMARY KEY, domain TEXT, relativePath TEXT, flags INTEGER, file BLOB);
    INSERT INTO Files VALUES ('\(name)', 'HomeDomain', 'Library/AddressBook/AddressBook.sqlitedb', 1, NULL);
    """

  private func check(_ source: any ContactSource) throws {
    #expect(try source.count() == 2)
    let cards = try SourceReading(source).cards
    #expect(cards.count == 2)
    let ada = cards[0].contact
    #expect([ada.displayName, ada.phoneticFamily, ada.note] == ["Ada Fair", "Feh", "A note"])
    #expect(
      ada.uid == "E1" && ada.nicknames == ["Addie"] && ada.categories == ["Choir", "Looms, old"])
    #expect(ada.phones == [ContactValue("+1 555 0100", types: ["cell"])])
    #expect(ada.emails == [ContactValue("ada@example.org", label: "Club")])
    let address = try #require(ada.addresses.first)
    #expect([address.street, address.city, address.postcode] == ["1 Mill", "Leeds", "L1"])
    #expect(address.country == "UK" && address.types == ["home"])
    #expect(ada.urls.map(\.value) == ["https://a.example/"])
    #expect(ada.birthday?.year == nil && ada.birthday?.day != nil)
    #expect(cards[0].properties(named: "X-ABPROPERTY").map(\.text) == ["1000", "username: ada.im"])
    #expect(cards[0].properties(named: "X-SOCIALPROFILE").count == 1)
    #expect(cards[1].contact.kind == .organization && cards[1].contact.categories.isEmpty)
  }

  @Test func `a database of iOS gives its contacts`() throws {
    let home = try SourceHome()
    let path = try home.database("AddressBook.sqlitedb", Self.phone)
    try check(try #require(try ContactSources.open(path).first))
  }

  @Test func `a backup leads to the database, with a list of files and in old ones without`() throws
  {
    let home = try SourceHome()
    try home.database("new/Manifest.db", Self.manifest)
    try home.database("new/31/\(Self.name)", Self.phone)
    try home.database("old/\(Self.name)", Self.phone)
    for folder in ["new", "old"] {
      let source = try #require(try ContactSources.open("\(home.path)/\(folder)").first)
      #expect(source.title == "iOS: \(folder)")
      try check(source)
    }
  }

  @Test
  func `an encrypted backup says what to do, and one without an address book that it has none`()
    throws
  {
    let home = try SourceHome()
    try home.file("locked/Manifest.db", String(repeating: "x", count: 4096))
    #expect(throws: SourceError.encrypted("\(home.path)/locked")) {
      try ContactSources.open("\(home.path)/locked")
    }
    try home.database("bare/Manifest.db", Self.manifest)
    #expect(throws: SourceError.self) { try ContactSources.open("\(home.path)/bare") }
  }

  @Test func `a list of files does not lead out of its backup`() throws {
    let home = try SourceHome()
    let outside = try home.database("outside.db", Self.phone)
    try home.database(
      "backup/Manifest.db",
      Self.manifest.replacing("'\(Self.name)'", with: "'../outside.db'"))
    #expect(throws: SourceError.self) { try ContactSources.open("\(home.path)/backup") }
    #expect(FileManager.default.fileExists(atPath: outside))
  }

  @Test func `columns and tables that a version lacks are left out`() throws {
    let home = try SourceHome()
    let mac = try home.database(
      "mac.db",
      "CREATE TABLE ZABCDRECORD (Z_PK INTEGER PRIMARY KEY, ZFIRSTNAME); INSERT INTO ZABCDRECORD VALUES (1, 'Ada');"
    )
    let phone = try home.database(
      "phone.db", "CREATE TABLE ABPerson (First, Last); INSERT INTO ABPerson VALUES ('Bea', 'Bo');")
    #expect(try ContactSources.open(mac).flatMap { try SourceReading($0).names } == ["Ada"])
    #expect(try ContactSources.open(phone).flatMap { try SourceReading($0).names } == ["Bea Bo"])
  }
}
