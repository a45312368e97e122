package import ContactCards
package import TestSupport

/// A change of a contact, of those that any card can say.
package struct RandomEdit {
  /// The names of the properties that the change may touch.
  package private(set) var touched: Set<String> = []

  package init() {}

  private static let labels: Set<String> = ["X-ABLABEL"]

  package mutating func apply(to contact: inout Contact, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: text(&contact.formattedName, &random, touching: ["FN"])
    case 1: text(&contact.family, &random, touching: ["N"])
    case 2: text(&contact.given, &random, touching: ["N"])
    case 3: list(&contact.additional, &random, touching: ["N"])
    case 4:
      list(&contact.nicknames, &random, touching: ["NICKNAME", "X-NICKNAME", "X-ANDROID-CUSTOM"])
    case 5: text(&contact.phoneticFamily, &random, touching: ["X-PHONETIC-LAST-NAME", "SOUND"])
    case 6:
      // What to sort by may have stood there.
      touched.formUnion(["ORG", "N", "SORT-STRING", "X-SORT-STRING"])
      contact.organization = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
        Self.text(&random)
      }
    case 7: text(&contact.title, &random, touching: ["TITLE"])
    case 8: text(&contact.role, &random, touching: ["ROLE"])
    case 9, 10: values(&contact.phones, &random, touching: ["TEL"])
    case 11: values(&contact.emails, &random, touching: ["EMAIL"])
    case 12: values(&contact.urls, &random, touching: ["URL"])
    case 13:
      values(&contact.messaging, &random, touching: ["IMPP", "X-IMPP", "X-SKYPE", "X-JABBER"])
    case 14, 15: addresses(&contact, &random)
    case 16: date(&contact.birthday, &random)
    case 17: list(&contact.categories, &random, touching: ["CATEGORIES", "X-CATEGORIES"])
    case 18: text(&contact.note, &random, touching: ["NOTE"])
    default:
      touched.formUnion(["KIND", "X-ABSHOWAS", "X-ADDRESSBOOKSERVER-KIND", "X-KIND"])
      contact.kind =
        [.individual, .organization, .group, .location].randomElement(using: &random) ?? .group
    }
  }

  private mutating func text(
    _ text: inout String, _ random: inout SeededGenerator, touching names: Set<String>
  ) {
    touched.formUnion(names)
    text = Bool.random(using: &random) ? Self.text(&random) : ""
  }

  private mutating func list(
    _ list: inout [String], _ random: inout SeededGenerator, touching names: Set<String>
  ) {
    touched.formUnion(names)
    Self.change(&list, &random) { Self.text(&$0) }
  }

  private mutating func values(
    _ values: inout [ContactValue], _ random: inout SeededGenerator, touching names: Set<String>
  ) {
    touched.formUnion(names.union(Self.labels))
    Self.change(&values, &random) { random in
      ContactValue(Self.text(&random), types: Self.types(&random), label: Self.label(&random))
    }
    guard let place = values.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: values[place].value = "+1-555-0\(Int.random(in: 100...199, using: &random))"
    case 1: values[place].types = Self.types(&random)
    case 2: values[place].label = Self.label(&random)
    default: break
    }
  }

  private mutating func addresses(_ contact: inout Contact, _ random: inout SeededGenerator) {
    touched.formUnion(Self.labels.union(["ADR", "LABEL"]))
    Self.change(&contact.addresses, &random) { random in
      var address = ContactAddress()
      address.street = Self.text(&random)
      address.types = Self.types(&random)
      return address
    }
    guard let place = contact.addresses.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: contact.addresses[place].city = Self.text(&random)
    case 1: contact.addresses[place].formatted = Self.text(&random).replacing("\\", with: "")
    case 2: contact.addresses[place].label = Self.label(&random)
    default: contact.addresses[place].types = Self.types(&random)
    }
  }

  private mutating func date(_ date: inout ContactDate?, _ random: inout SeededGenerator) {
    touched.formUnion(["BDAY", "X-BDAY"])
    date =
      [
        nil, ContactDate(year: 1987, month: 2, day: 3), ContactDate(month: 11, day: 30),
        ContactDate(year: 2001), ContactDate(text: "about; 1800"),
        ContactDate(year: 1990, month: 5),
      ].randomElement(using: &random) ?? nil
  }

  // MARK: Values

  /// Removes, adds, moves or replaces an element.
  private static func change<Element>(
    _ list: inout [Element], _ random: inout SeededGenerator,
    _ make: (inout SeededGenerator) -> Element
  ) {
    let place = list.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<5, using: &random), place) {
    case (0, let place?): list.remove(at: place)
    case (1, let place?): list[place] = make(&random)
    case (2, _?): list.shuffle(using: &random)
    case (3, _): list.insert(make(&random), at: place ?? 0)
    default: list.append(make(&random))
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "B", " ", ",", ";", ":", "\\", "\"", "^", "=", "ö", "木", "🌻", "=3D", "END:VCARD",
      "long words ", "e\u{301}", "\\n", "'",
    ]
    let count = Int.random(in: 0...24, using: &random)
    let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    return "x" + text + "y"
  }

  private static func types(_ random: inout SeededGenerator) -> [String] {
    Array(
      ["home", "work", "pref", "cell", "x-odd"].shuffled(using: &random).prefix(
        Int.random(in: 0...2, using: &random)))
  }

  private static func label(_ random: inout SeededGenerator) -> String? {
    Bool.random(using: &random) ? text(&random) : nil
  }
}
