import ContactCards
import Testing

@Suite("Contacts with one identifier") struct UniqueIdentifiersTests {
  /// A change of each field that a contact has.
  private static let changes: [@Sendable (inout Contact) -> Void] = [
    { $0.kind = .other("robot") }, { $0.formattedName += "x" }, { $0.family += "x" },
    { $0.given += "x" }, { $0.additional.append("x") }, { $0.prefixes.append("x") },
    { $0.suffixes.append("x") }, { $0.nicknames.append("x") }, { $0.organization.append("x") },
    { $0.title += "x" }, { $0.note += "x" }, { $0.phones[0].value += "x" },
    { $0.phones[0].types.append("x") }, { $0.phones[0].label = "x" },
    { $0.emails.append(ContactValue("x")) }, { $0.urls.append(ContactValue("x")) },
    { $0.addresses[0].postOfficeBox += "x" }, { $0.addresses[0].extended += "x" },
    { $0.addresses[0].street += "x" }, { $0.addresses[0].city += "x" },
    { $0.addresses[0].region += "x" }, { $0.addresses[0].postcode += "x" },
    { $0.addresses[0].country += "x" }, { $0.addresses[0].types.append("x") },
    { $0.addresses[0].label = "x" }, { $0.addresses[0].formatted += "x" },
    { $0.addresses.append(ContactAddress()) }, { $0.phoneticFamily = "x" },
    { $0.phoneticGiven = "x" }, { $0.sortAs = ["x"] }, { $0.role = "x" },
    { $0.messaging = [ContactValue("x")] }, { $0.birthday = ContactDate(text: "x") },
    { $0.anniversary = ContactDate(text: "x") }, { $0.categories = ["x"] },
    { $0.photo = ContactPhoto(.uri("x")) }, { $0.members = ["x"] }, { $0.revision = "x" },
    { $0.location = "x" },
  ]

  private static var contact: Contact {
    var contact = Contact(formattedName: "Ada")
    contact.uid = "1"
    contact.phones = [ContactValue("1", types: ["home"])]
    contact.addresses = [ContactAddress()]
    return contact
  }

  @Test("of two that are the same one is kept") func same() {
    var identifiers = UniqueIdentifiers()
    for (line, isKept) in [(1, true), (7, false)] {
      var record = ContactReading.Record(Self.contact, line: line)
      #expect(identifiers.check(&record).keeps == isKept)
    }
  }

  @Test("one that differs in any field is kept, under a new identifier") func others() {
    for (index, change) in Self.changes.enumerated() {
      var identifiers = UniqueIdentifiers()
      var first = ContactReading.Record(Self.contact, line: 1)
      _ = identifiers.check(&first)
      var contact = Self.contact
      change(&contact)
      var record = ContactReading.Record(contact, line: 7)
      #expect(identifiers.check(&record).keeps, "change \(index)")
      #expect(record.contact.uid?.hasPrefix("urn:uuid:") == true)
    }
  }

  @Test("a field that is new is looked at here") func fields() {
    #expect(Mirror(reflecting: Contact()).children.count == 17)
    #expect(Mirror(reflecting: ContactAddress()).children.count == 10)
    #expect(Mirror(reflecting: ContactValue("")).children.count == 3)
  }

  @Test("where one field ends and the next begins tells contacts apart") func borders() {
    var identifiers = UniqueIdentifiers()
    for (family, given) in [("ab", "c"), ("a", "bc"), ("", "abc")] {
      var contact = Self.contact
      (contact.family, contact.given) = (family, given)
      var record = ContactReading.Record(contact, line: 1)
      #expect(identifiers.check(&record).keeps)
    }
  }
}
