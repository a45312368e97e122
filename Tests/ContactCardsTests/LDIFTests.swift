import ContactCards
import Testing

@Suite("LDIF") struct LDIFTests {
  /// Entries of the kinds that RFC 2849 shows in its examples.
  static let text = """
    version: 1
    # a comment
     that goes on
    dn: cn=Morwenna Penhallow, ou=Charts, dc=tide, dc=example
    objectclass: top
    objectclass: inetOrgPerson
    cn: Morwenna Penhallow
    cn: Mo Penhallow
    sn: Penhallow
    uid: mpenhallow
    telephonenumber: +1 408 555 0100
    description: A big sailing fan, whose boat lies where the river is d
     eep enough.
    title:: T2NlYW5vZ3JhcGjDqXIgw4A=

    dn: cn=Ida, dc=tide, dc=example
    objectclass: inetOrgPerson
    cn: Ida
    sn: Holm
    entryUUID: F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6
    jpegphoto:< file:///usr/local/photos/ida.jpg

    dn: cn=All,dc=tide,dc=example
    objectclass: groupOfNames
    cn: All
    member: CN=morwenna penhallow,ou=charts,dc=tide,dc=example
    member: cn=Ida, dc=tide, dc=example
    member: cn=Gone

    dn: cn=Left, dc=tide, dc=example
    changetype: delete

    """

  @Test("entries are contacts, folded, in base64, with comments between") func entries() throws {
    let reading = read(Self.text)
    #expect(reading.format == .ldif)
    #expect(reading.names == ["Morwenna Penhallow", "Ida", "All"])
    #expect(reading.lines == [4, 16, 23])
    let contact = try #require(reading.contacts.first)
    #expect(contact.title == "Oceanographér À")
    #expect(
      contact.note == "A big sailing fan, whose boat lies where the river is deep enough.")
    #expect(contact.phones == [ContactValue("+1 408 555 0100", types: ["work"])])
    #expect(reading.contacts[1].uid == "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
    #expect(reading.contacts[1].photo == ContactPhoto(.uri("file:///usr/local/photos/ida.jpg")))
    #expect(reading.problems.map(\.line) == [30])
  }

  @Test("the members of a group are the contacts of the file") func members() throws {
    let reading = read(Self.text)
    let group = try #require(reading.contacts.last)
    #expect(group.kind == .group)
    #expect(group.members == [reading.contacts[0].uid, reading.contacts[1].uid, "cn=Gone"])
    #expect(read(Self.text).contacts.map(\.uid) == reading.contacts.map(\.uid))
  }

  @Test("attributes without a place are kept") func others() throws {
    let card = try #require(readCards(Array(Self.text.utf8)).first).card
    let kept = card.properties(named: "X-LDIF").map { $0.parameters[0].values[0] + "=" + $0.text }
    #expect(
      kept == ["uid=mpenhallow", "dn=cn=Morwenna Penhallow, ou=Charts, dc=tide, dc=example"])
  }

  @Test("what is written is safe, folded, and read again") func writing() throws {
    var contact = Contact(formattedName: " Jörg; Öhm")
    contact.family = "Öhm"
    contact.note = String(repeating: "a long note: ", count: 12) + "\nand a line"
    contact.addresses = [ContactAddress()]
    contact.addresses[0].street = "1 Quay"
    contact.addresses[0].types = ["home"]
    contact.photo = ContactPhoto(.data([0xFF, 0xD8, 0xFF, 0]))
    var output: [UInt8] = []
    var writer = CardWriter(.ldif)
    writer.write(Card(contact), to: &output)
    writer.finish(&output)
    #expect(output.allSatisfy { $0 < 0x80 })
    #expect(output.split(separator: 0x0A).allSatisfy { $0.count <= 76 })
    let again = try #require(readCards(output).first).card.contact
    #expect(again.formattedName == "Jörg; Öhm")
    #expect(again.note == contact.note)
    #expect(again.addresses == contact.addresses)
    #expect(again.photo?.content == contact.photo?.content)
  }
}
