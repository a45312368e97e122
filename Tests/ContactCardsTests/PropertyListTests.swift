import ContactCards
import Testing

@Suite("Contacts in property lists") struct PropertyListTests {
  private static let shapes = [
    FourteenNames.arrayOfStrings, FourteenNames.arrayOfDictionaries,
    FourteenNames.dictionaryOfDictionaries,
  ]

  @Test("fourteen names are read from every shape in XML, in the order of their keys")
  func shapesInXML() {
    for shape in Self.shapes {
      let reading = read(shape.xml)
      #expect(reading.format == .xmlPropertyList)
      #expect(reading.names == FourteenNames.names)
      #expect(reading.messages.isEmpty)
    }
  }

  @Test("fourteen names are read from every shape in binary") func shapesInBinary() {
    for shape in Self.shapes {
      let reading = ContactReader.read(bytes: shape.binary)
      #expect(reading.format == .binaryPropertyList)
      #expect(reading.names == FourteenNames.names)
      #expect(reading.lines == Array(repeating: 1, count: 14))
      #expect(reading.messages.isEmpty)
    }
  }

  @Test("description and location are kept, and the line of each record") func fields() {
    let reading = read(FourteenNames.dictionaryOfDictionaries.xml)
    #expect(reading.contacts.map(\.note) == (1...14).map { "desc \($0)" })
    #expect(reading.contacts.map(\.location) == (1...14).map { "place \($0)" })
    #expect(reading.contacts.first?.detail == "place 1")
    #expect(reading.lines.first == 6)
  }

  @Test("the common keys are known in any letter case") func keys() throws {
    let entries: [(String, TestValue)] = [
      ("First Name", .string("Ada")), ("LAST_NAME", .string("Fair")),
      ("Mobile", .integer(5_550_100)),
      ("E-Mail", .array([.string("a@example.org"), .string("b@example.org")])),
      ("Company", .string("Rope Works")), ("title", .string("Rigger")), ("ID", .integer(7)),
      ("unknown", .string("x")), ("Notes", .string("n")),
    ]
    for root in [TestValue.array([.dictionary(entries)]), .dictionary(entries)] {
      let contact = try #require(ContactReader.read(bytes: root.binary).contacts.first)
      #expect(contact.displayName == "Ada Fair")
      #expect(contact.phones == [ContactValue("5550100", types: ["cell"])])
      #expect(contact.emails.map(\.value) == ["a@example.org", "b@example.org"])
      #expect(contact.organization == ["Rope Works"])
      #expect(contact.title == "Rigger")
      #expect(contact.note == "n")
      #expect(contact.uid == "7")
    }
  }

  @Test("a dictionary of arrays is read as the sections of a list") func sections() {
    let root = TestValue.dictionary([
      ("A", .array([.string("Ada"), .string("Al")])), ("B", .array([.string("Bo")])),
    ])
    #expect(read(root.xml).names == ["Ada", "Al", "Bo"])
  }

  @Test("a key that is no number names what stands under it") func namedKeys() {
    let root = TestValue.dictionary([
      ("Ada", .string("+1 555 0100")), ("Bo", .string("bo@example.org")),
      ("Cy", .dictionary([("city", .string("Wexmouth"))])), ("2", .string("Di")),
    ])
    let contacts = read(root.xml).contacts
    #expect(contacts.map(\.displayName) == ["Di", "Ada", "Bo", "Cy"])
    #expect(contacts.map(\.detail) == [nil, "+1 555 0100", "bo@example.org", "Wexmouth"])
  }

  @Test("Address Book records are read with their labels and flags") func addressBook() throws {
    func multiValue(_ label: String, _ value: TestValue) -> TestValue {
      .dictionary([("labels", .array([.string(label)])), ("values", .array([value]))])
    }
    let root = TestValue.array([
      .dictionary([
        ("First", .string("澪")), ("Last", .string("橘")), ("LastPhonetic", .string("たちばな")),
        ("FirstPhonetic", .string("みお")), ("Title", .string("Dr.")), ("JobTitle", .string("Pilot")),
        ("Phone", multiValue("_$!&lt;Mobile&gt;!$_", .string("+1 555 0100"))),
        ("Email", multiValue("Boat", .string("mio@example.org"))),
        (
          "Address",
          multiValue("_$!&lt;Home&gt;!$_", .dictionary([("Street", .string("1 Quay"))]))
        ),
        ("Organization", .string("Port")), ("Department", .string("Pilots")),
      ]),
      .dictionary([
        ("First", .string("Ilse")), ("Organization", .string("Werft")),
        ("ABPersonFlags", .integer(1)),
      ]),
    ])
    let contacts = read(root.xml).contacts
    let first = try #require(contacts.first)
    #expect(contacts.map(\.displayName) == ["橘澪", "Werft"])
    #expect(contacts.map(\.kind) == [.individual, .organization])
    #expect(first.phoneticFamily + first.phoneticGiven == "たちばなみお")
    #expect(first.prefixes == ["Dr."])
    #expect(first.title == "Pilot")
    #expect(first.phones == [ContactValue("+1 555 0100", types: ["cell"])])
    #expect(first.emails == [ContactValue("mio@example.org", label: "Boat")])
    #expect(first.addresses.map(\.street) == ["1 Quay"])
    #expect(first.addresses.map(\.types) == [["home"]])
    #expect(first.organization == ["Port", "Pilots"])
  }

  @Test("values that are no contacts are left out with a warning") func otherValues() {
    let reading = read("<plist><array><true/><string>Ada</string><date/></array></plist>")
    #expect(reading.names == ["Ada"])
    #expect(reading.problems.allSatisfy { $0.severity == .warning })
    #expect(read("<plist><string>Ada</string></plist>").hasErrors)
  }
}
