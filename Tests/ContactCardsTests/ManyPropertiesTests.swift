import ContactCards
import Testing

/// Cards with as many properties of a kind as a card can have. Each of them takes a fraction of a second, or
/// hours if it took time in proportion to the square.
@Suite("A hundred thousand properties") struct ManyPropertiesTests {
  private static let count = 99_000

  private static func manyLines(_ line: (Int) -> String) throws -> Card {
    let lines = (0..<count).map(line)
    return try CardTests.card(card(["FN:A"] + lines))
  }

  @Test("every envelope's text finds its address") func envelopes() throws {
    let card = try Self.manyLines { number in
      ["LABEL;HOME:l", "ADR;HOME:;;s"][number % 2] + "\(number / 2)"
    }
    let addresses = card.contact.addresses
    #expect(addresses.count == Self.count / 2 + 1)
    // A text looks at the addresses in front of it, and is one itself without any that is open.
    #expect(addresses.prefix(3).map(\.formatted) == ["l0", "l1", "l2"])
    #expect(addresses[1].street == "s0")
    let properties = card.converted(to: .v40).properties(named: "ADR")
    #expect(properties.count == Self.count / 2)
    #expect(properties.last?.components[2] == ["s\(Self.count / 2 - 1)"])
  }

  @Test("lists grow by a property at a time") func lists() throws {
    let card = try Self.manyLines { number in
      ["CATEGORIES:c\(number)", "X-SKYPE:s\(number)", "MEMBER:m:\(number)"][number % 3]
    }
    let contact = card.contact
    #expect(contact.categories.last == "c\(Self.count - 3)")
    #expect(contact.messaging.count == Self.count / 3)
    #expect(contact.members.count == Self.count / 3)
  }

  @Test("labels find the values of their groups") func labels() throws {
    let card = try Self.manyLines { number in
      number % 2 == 0
        ? "g\(number / 2).TEL:\(number)" : "g\(number / 2).X-ABLabel:_$!<Mobile>!$_"
    }
    #expect(card.contact.phones.allSatisfy { $0.types == ["cell"] })
    let phones = card.converted(to: .v40).properties(named: "TEL")
    #expect(phones.count == Self.count / 2)
    #expect(phones.allSatisfy { $0.parameters == [CardParameter("TYPE", ["cell"])] })
  }

  @Test("a long label is not repeated with each value of its group")
  func longLabel() throws {
    let label = String(repeating: "L", count: 100_000)
    let lines = ["a.X-ABLabel:\(label)"] + (0..<50_000).map { "a.TEL:\($0)" }
    let contact = try CardTests.card(card(lines)).contact
    #expect(contact.phones.first?.label == label)
    #expect(contact.phones.dropFirst().allSatisfy { $0.label == nil })
  }

  @Test("changing every value of a card") func editing() throws {
    let card = try Self.manyLines { number in
      [
        "a.TEL:\(number)", "a.X-ABLabel:L\(number)", "CATEGORIES:c\(number)",
        "LABEL;HOME:l\(number)",
      ][number % 4]
    }
    var contact = card.contact
    for place in contact.phones.indices {
      contact.phones[place].types = ["home"]
      contact.phones[place].label = "new"
    }
    for place in contact.addresses.indices { contact.addresses[place].formatted = "n\(place)" }
    contact.categories = ["first"] + contact.categories.dropFirst().dropLast() + ["last"]
    #expect(card.replacing(with: contact).contact == contact)
  }

  @Test("merging cards joins the types of a number once") func merging() throws {
    let card = try Self.manyLines { "TEL;TYPE=t\($0):+15550100" }
    var first = Card(version: .v30)
    first.append(CardProperty("TEL", text: "+15550100"))
    let merged = first.merged(with: [card, card])
    #expect(merged.contact.phones.map(\.types.count) == [Self.count])
    let identifiers = try Self.manyLines { "UID:u\($0)" }
    let others = first.merged(with: [identifiers]).properties(named: "X-OTHER-UID")
    #expect(others.count == Self.count - 1)
  }

  @Test("what a format has no place for is told once a name") func unsaid() throws {
    let card = try Self.manyLines { "X-N\($0):v" }
    var writer = CardWriter(.ldif)
    var output: [UInt8] = []
    #expect(writer.write(card, to: &output).count == Self.count)
  }
}
