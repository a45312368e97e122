import ContactCards
import Testing

@Suite("Edits of a command line") struct ContactEditTests {
  private static func edited(
    _ edits: (ContactEdit.Action, String)..., contact: Contact = WriterTests.full
  ) throws(ContactEditError) -> Contact {
    var contact = contact
    for (action, argument) in edits { try contact.apply(try ContactEdit(action, argument)) }
    return contact
  }

  @Test("a field is set by its name, or by what else people call it") func setting() throws {
    #expect(try Self.edited((.set, "title= Pilot ")).title == "Pilot")
    #expect(try Self.edited((.set, "FN=A=B")).formattedName == "A=B")
    #expect(
      try Self.edited((.set, "birthday=1987-02-03")).birthday
        == ContactDate(year: 1987, month: 2, day: 3))
    #expect(
      try Self.edited((.set, "org=Rope\\; Inc.;North")).organization == ["Rope; Inc.", "North"])
    #expect(try Self.edited((.set, "kind=org")).kind == .organization)
    #expect(try Self.edited((.set, "adr=1 Quay")).addresses.map(\.street) == ["1 Quay"])
    #expect(
      try Self.edited((.set, "adr:home=;;1 Quay;Wex;;WX1;IE")).addresses.first?.lines == [
        "1 Quay", "Wex", "WX1", "IE",
      ])
  }

  @Test("of a list the first value is set, or the first of the types that are named") func lists()
    throws
  {
    let phones = WriterTests.full.phones
    #expect(
      try Self.edited((.set, "tel=9")).phones == [ContactValue("9", types: ["work", "fax"])]
        + phones.dropFirst())
    #expect(
      try Self.edited((.set, "tel:home=9")).phones == phones.dropLast() + [
        ContactValue("9", types: ["home"])
      ])
    #expect(
      try Self.edited((.set, "tel:pager=9")).phones == phones + [
        ContactValue("9", types: ["pager"])
      ])
    #expect(
      try Self.edited((.add, "tel:Boat shed=9")).phones == phones + [
        ContactValue("9", label: "Boat shed")
      ])
    #expect(try Self.edited((.add, "tag=x")).categories == ["Rowing", "Old, friends", "x"])
    #expect(try Self.edited((.add, "note=x")).note == WriterTests.full.note + "\nx")
  }

  @Test("a value is removed, or those of a type, or all") func removing() throws {
    let phones = WriterTests.full.phones
    #expect(try Self.edited((.remove, "tel=2")).phones == [phones[0], phones[2]])
    #expect(try Self.edited((.remove, "tel:home")).phones == phones.dropLast())
    #expect(try Self.edited((.remove, "tel")).phones == [])
    #expect(try Self.edited((.remove, "note"), (.remove, "bday"), (.remove, "kind")).note == "")
  }

  @Test("what cannot be is told: a field, a value, one too many, one that is not there")
  func errors() {
    #expect(throws: ContactEditError.unknownField("tle")) { try Self.edited((.set, "tle=x")) }
    #expect(throws: ContactEditError.missingValue(.title)) { try Self.edited((.set, "title")) }
    #expect(throws: ContactEditError.notAList(.title)) { try Self.edited((.add, "title=x")) }
    #expect(throws: ContactEditError.noSuchValue("7", .tel)) { try Self.edited((.remove, "tel=7")) }
    for wrong in [
      "tel=none", "email=ada", "email=a b@example.org", "url=example", "bday=1987-13-03",
      "kind=dog", "title=",
      "note=a\u{1}", "adr=;;;", "org=;", "uid=a b",
    ] {
      #expect(throws: ContactEditError.self, "\(wrong)") { try Self.edited((.set, wrong)) }
    }
    #expect(
      "\(ContactEditError.invalidValue("x", .bday, "a date"))"
        == "“x” cannot be the bday; it has to be a date")
  }
}
