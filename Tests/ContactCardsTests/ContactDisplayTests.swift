import ContactCards
import Testing

@Suite("What a list shows of a contact") struct ContactDisplayTests {
  @Test("the formatted name is shown as its owner wrote it") func formattedName() {
    var contact = Contact(formattedName: " Nguyễn Thị Mai Lan ")
    contact.family = "Nguyễn"
    contact.given = "Lan"
    #expect(contact.displayName == "Nguyễn Thị Mai Lan")
  }

  @Test(
    "without a formatted name the parts are put together as their script does",
    arguments: [
      ("Okafor", "Ngozi", "Ngozi Okafor"), ("橋本", "澪", "橋本澪"), ("한", "별님", "한별님"),
      ("王", "Ada", "Ada 王"), ("", "Ada", "Ada"), ("Okafor", " ", "Okafor"),
    ])
  func composedName(family: String, given: String, shown: String) {
    var contact = Contact()
    contact.family = family
    contact.given = given
    #expect(contact.displayName == shown)
  }

  @Test("without any name the organisation, nickname, e-mail or number stands for it")
  func substitutes() {
    var contact = Contact()
    #expect(contact.displayName.isEmpty)
    #expect(contact.detail == nil)
    contact.phones = [ContactValue("+1 555 0100")]
    #expect(contact.displayName == "+1 555 0100")
    #expect(contact.detail == nil)
    contact.emails = [ContactValue("kit@example.org")]
    #expect(contact.displayName == "kit@example.org")
    #expect(contact.detail == "+1 555 0100")
    contact.nicknames = ["Kit"]
    #expect(contact.displayName == "Kit")
    contact.organization = ["", "Rope Works"]
    #expect(contact.displayName == "Rope Works")
  }

  @Test("an organisation's own name comes before the name of its person") func organization() {
    var contact = Contact()
    contact.family = "Brand"
    contact.organization = ["Brand & Co"]
    #expect(contact.displayName == "Brand")
    contact.kind = .organization
    #expect(contact.displayName == "Brand & Co")
  }

  @Test("the detail is the first of number, e-mail, location, note and organisation that says more")
  func detail() {
    var contact = Contact(formattedName: "Kit")
    contact.organization = ["Rope Works"]
    #expect(contact.detail == "Rope Works")
    contact.note = "\n  \nMends nets\nand sails"
    #expect(contact.detail == "Mends nets")
    contact.location = "Pier 3"
    #expect(contact.detail == "Pier 3")
    contact.emails = [ContactValue("kit@example.org")]
    #expect(contact.detail == "kit@example.org")
    contact.phones = [ContactValue("+1 555 0100"), ContactValue("+1 555 0101")]
    #expect(contact.detail == "+1 555 0100")
  }
}
