import ContactCards
import Testing

@Suite("Tables of contacts") struct CSVTests {
  @Test("quotation marks, separators and line ends are read as RFC 4180 has them") func quoting() {
    let table = "Name,Notes,Phone\r\n\"Veld, \"\"Joos\"\"\",\"two\r\nlines\",1\r\nIda,,\"2\"\r\n"
    for text in [table, table.replacing("\r\n", with: "\n"), "\u{FEFF}" + table] {
      let reading = read(text)
      #expect(reading.format == .csv)
      #expect(reading.names == ["Veld, \"Joos\"", "Ida"])
      #expect(reading.contacts.first?.note == "two\nlines")
      #expect(reading.lines == [2, 4])
      #expect(reading.messages.isEmpty)
    }
    #expect(read("Name;Phone\nA, B;1\n").names == ["A, B"])
    #expect(read("Name\tPhone\nA;B\t1\n").names == ["A;B"])
  }

  @Test("any table whose columns have names is read; unknown ones are kept") func named() throws {
    let text =
      "Surname,forename,Cell Phone,Street,ZIP,Shoe size,DOB\nVeld,Joos,1,1 Quay,00123,43,3/14/1990\n"
    let read = try #require(readCards(Array(text.utf8)).first)
    let contact = read.card.contact
    #expect(contact.displayName == "Joos Veld")
    #expect(contact.phones == [ContactValue("1", types: ["cell"])])
    #expect(contact.addresses.first?.postcode == "00123")
    #expect(contact.birthday == ContactDate(year: 1990, month: 3, day: 14))
    let other = try #require(read.card.properties(named: "X-CSV").first)
    #expect(other.text == "43")
    #expect(other.parameters == [CardParameter("X-COLUMN", ["Shoe size"])])
  }

  static let outlookTables: [(language: String, text: String)] = [
    (
      "en",
      "First Name,Last Name,Company,Business Phone,Mobile Phone,Business City,E-mail Address,Birthday,Suffix\nJoos,Veld,Rope,1,2,Wex,a@example.org,2/3/1987,Jr.\n"
    ),
    (
      "de",
      "Vorname;Nachname;Firma;Telefon geschäftlich;Mobiltelefon;Ort geschäftlich;E-Mail-Adresse;Geburtstag;Suffix\nJoos;Veld;Rope;1;2;Wex;a@example.org;3.2.1987;Jr.\n"
    ),
    (
      "fr",
      "Prénom,Nom,Société,Téléphone (bureau),Tél. mobile,Ville (bureau),Adresse de messagerie,Anniversaire,Suffixe\nJoos,Veld,Rope,1,2,Wex,a@example.org,03/02/1987,Jr.\n"
    ),
    (
      "es",
      "Nombre,Apellidos,Organización,Teléfono del trabajo,Teléfono móvil,Ciudad del trabajo,Dirección de correo electrónico,Cumpleaños,Sufijo\nJoos,Veld,Rope,1,2,Wex,a@example.org,3/2/1987,Jr.\n"
    ),
    (
      "zh",
      "名,姓,单位,商务电话,移动电话,商务地址 市/县,电子邮件地址,生日,后缀\nJoos,Veld,Rope,1,2,Wex,a@example.org,1987/2/3,Jr.\n"
    ),
    (
      "ja",
      "名,姓,会社名,会社電話,携帯電話,市町村 (会社),電子メール アドレス,誕生日,肩書き\nJoos,Veld,Rope,1,2,Wex,a@example.org,1987/2/3,Jr.\n"
    ),
  ]

  @Test("Outlook's columns are known in each of its languages", arguments: outlookTables)
  func outlook(language: String, text: String) throws {
    let reading = read(text)
    let contact = try #require(reading.contacts.first)
    #expect(reading.format == .csv)
    #expect(contact.given == "Joos")
    #expect(contact.family == "Veld")
    #expect(contact.organization == ["Rope"])
    #expect(
      contact.phones == [ContactValue("1", types: ["work"]), ContactValue("2", types: ["cell"])])
    #expect(contact.addresses.first?.city == "Wex")
    #expect(contact.addresses.first?.types == ["work"])
    #expect(contact.emails.map(\.value) == ["a@example.org"])
    #expect(contact.birthday == ContactDate(year: 1987, month: 2, day: 3))
    #expect(contact.suffixes == ["Jr."])
  }

  @Test("Google's new columns are known") func google() throws {
    let text =
      "First Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,"
      + "E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Event 1 - Label,Event 1 - Value\n"
      + "Joos,Veld,Rope,Splicer,Rowing ::: * myContacts,* Work,a@example.org,Boat,1,Anniversary,"
      + "2001-02-03\n"
    let contact = try #require(read(text).contacts.first)
    #expect(contact.title == "Splicer")
    #expect(contact.categories == ["Rowing"])
    #expect(contact.emails == [ContactValue("a@example.org", types: ["work", "pref"])])
    #expect(contact.phones == [ContactValue("1", label: "Boat")])
    #expect(contact.anniversary == ContactDate(year: 2001, month: 2, day: 3))
  }

  @Test("a list of names with commas is no table") func prose() {
    #expect(read("Veld, Joos\nPhone, Ada\n").format == .plainText)
    #expect(read("Veld, Joos\n").names == ["Veld, Joos"])
  }

  @Test("a table that breaks off, or has cells too many, is told at its row") func faults() {
    let open = read("Name,Phone\nA,1\nB,\"2\nC,3\n")
    #expect(open.names == ["A", "B"])
    #expect(open.problems.map(\.line) == [3])
    #expect(open.hasErrors)
    let long = read("Name,Phone\nA,1,2\nB,1,\n")
    #expect(long.names == ["A", "B"])
    #expect(long.problems.map(\.line) == [2])
    #expect(ContactReader.read(bytes: Array("a,b\n1,2\n".utf8).span, format: .csv).hasErrors)
  }

  @Test("Thunderbird's columns are known") func thunderbird() throws {
    let text =
      "First Name,Last Name,Display Name,Primary Email,Secondary Email,Home Address,Home Address 2,"
      + "Home City,Home ZipCode,Work Address,Birth Year,Birth Month,Birth Day\n"
      + "Joos,Veld,Joos Veld,a@example.org,b@example.org,1 Quay,Loft,Wex,WX1,2 Dock,1987,2,3\n"
    let contact = try #require(read(text).contacts.first)
    #expect(contact.emails.map(\.value) == ["a@example.org", "b@example.org"])
    #expect(contact.addresses.map(\.types) == [["home"], ["work"]])
    #expect(contact.addresses[0].street == "1 Quay\nLoft")
    #expect(contact.addresses[0].city == "Wex")
    #expect(contact.addresses[1].street == "2 Dock")
    #expect(contact.birthday == ContactDate(year: 1987, month: 2, day: 3))
  }
}
