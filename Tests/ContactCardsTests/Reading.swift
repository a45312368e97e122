import ContactCards

/// Reads a text as the bytes of a file.
func read(_ text: String) -> ContactReading { ContactReader.read(bytes: Array(text.utf8)) }

/// Reads one card of version 3.0 with these content lines.
func readCard(_ lines: String...) -> ContactReading {
  read(card(lines))
}

/// The text of one card of version 3.0 with these content lines.
func card(_ lines: [String]) -> String {
  (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
}

/// Reads the cards of a file.
func readCards(
  _ bytes: [UInt8], format: ContactFormat? = nil, encoding: TextEncoding? = nil
) -> [ReadCard] {
  var reader = CardReader(format: format, encoding: encoding)
  reader.append(bytes)
  reader.finish()
  var cards: [ReadCard] = []
  while let read = reader.next() { cards.append(read) }
  return cards
}

extension ContactReading {
  /// What a list shows, row by row.
  var names: [String] { contacts.map(\.displayName) }

  /// The lines on which the contacts begin.
  var lines: [Int] { records.map(\.line) }

  /// The problems in the form in which a command prints them.
  var messages: [String] { problems.map { "\($0.line): \($0.severity): \($0.message)" } }
}
