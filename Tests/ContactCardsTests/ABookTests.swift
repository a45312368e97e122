import ContactCards
import Testing

@Suite("abook's address book") struct ABookTests {
  @Test("sections are contacts, their fields what abook calls them") func fields() throws {
    let text = """
      # abook addressbook file

      [format]
      program=abook
      version=0.6.1

      [0]
      name=Joos van Veld
      email=joos@example.org,jv@example.com
      address=1 Quay
      address2=Loft
      city=Wexmouth
      zip=WX1
      phone=1
      mobile=2
      nick=Jo
      groups=rowing,choir
      shoe=43
      no sign

      [1]
      name=Ida

      """
    let reading = read(text)
    #expect(reading.format == .abook)
    #expect(reading.names == ["Joos van Veld", "Ida"])
    #expect(reading.lines == [7, 21])
    let contact = try #require(reading.contacts.first)
    #expect(contact.emails.map(\.value) == ["joos@example.org", "jv@example.com"])
    #expect(contact.addresses.first?.street == "1 Quay\nLoft")
    #expect(
      contact.phones == [ContactValue("1", types: ["home"]), ContactValue("2", types: ["cell"])])
    #expect(contact.categories == ["rowing", "choir"])
    #expect(reading.problems.map(\.line) == [19])
    let card = try #require(readCards(Array(text.utf8)).first).card
    #expect(card.properties(named: "X-ABOOK").map(\.text) == ["43"])
  }
}
