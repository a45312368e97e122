internal import ContactCards
internal import ContactStore

/// A contact with all of its fields.
enum ContactText {
  /// For people: a field a line.
  static func text(_ stored: StoredContact) -> String {
    let rows = rows(of: stored.contact)
    let width = rows.map { TerminalWidth.of($0.0) }.max() ?? 0
    var text = ListLine.shown(stored.contact.displayName) + "\n"
    for (label, value) in rows {
      let gap = String(repeating: " ", count: width - TerminalWidth.of(label) + 2)
      let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = "\n" + String(repeating: " ", count: width + 4)
      text +=
        "  \(label)\(gap)\(lines.map { VisibleText.of(String($0)) }.joined(separator: indent))\n"
    }
    return text
  }

  /// For programs: one object.
  static func json(_ stored: StoredContact) -> String {
    var writer = CardWriter(.json)
    var bytes: [UInt8] = []
    _ = writer.write(stored.card, to: &bytes)
    writer.finish(&bytes)
    var card = String(decoding: bytes, as: UTF8.self)[...]
    // The writer makes a list of one.
    while let first = card.first, first != "{" { card.removeFirst() }
    while let last = card.last, last != "}" { card.removeLast() }
    return "{\"id\": \(stored.id), \"revision\": \(stored.revision), \"contact\": \(card)}"
  }

  private static func rows(of contact: Contact) -> [(String, String)] {
    func typed(_ label: String, _ values: [ContactValue]) -> [(String, String)] {
      values.map { value in (value.label.map { "\(label) (\($0))" } ?? label, value.value) }
    }
    let names = [
      ("family name", contact.family), ("given name", contact.given),
      ("further names", contact.additional.joined(separator: " ")),
      ("title", contact.prefixes.joined(separator: " ")),
      ("suffix", contact.suffixes.joined(separator: " ")),
      ("family name, read", contact.phoneticFamily), ("given name, read", contact.phoneticGiven),
      ("nickname", contact.nicknames.joined(separator: ", ")),
    ]
    let work = [
      ("organization", contact.organization.joined(separator: ", ")),
      ("position", contact.title), ("role", contact.role),
    ]
    let places = contact.addresses.map { ("address", $0.lines.joined(separator: "\n")) }
    let rest = [
      ("birthday", contact.birthday.map(dateText) ?? ""),
      ("anniversary", contact.anniversary.map(dateText) ?? ""),
      ("groups", contact.categories.joined(separator: ", ")), ("note", contact.note),
      ("picture", contact.photo.map(pictureText) ?? ""), ("uid", contact.uid ?? ""),
    ]
    let all =
      names + work + typed("telephone", contact.phones) + typed("e-mail", contact.emails)
      + typed("messages", contact.messaging) + typed("web", contact.urls) + places + rest
    return all.filter { !$0.1.isEmpty }
  }

  private static func dateText(_ date: ContactDate) -> String {
    if !date.text.isEmpty { return date.text }
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = number.map { "\($0)" } ?? ""
      return text.isEmpty
        ? String(repeating: "?", count: count)
        : String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }

  private static func pictureText(_ photo: ContactPhoto) -> String {
    switch photo.content {
    case .uri(let uri): uri
    case .data(let bytes):
      "\(photo.mediaType.isEmpty ? "picture" : photo.mediaType), \(bytes.count) bytes"
    }
  }
}
