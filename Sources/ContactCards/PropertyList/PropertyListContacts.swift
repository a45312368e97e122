/// Finds the contacts in a property list.
///
/// Three shapes are usual, and their mixtures are read too:
/// - an array of strings, the names;
/// - an array of dictionaries, one a contact;
/// - a dictionary, either of dictionaries under the keys “1”, “2” and so on, which come in the
///   order of these numbers; or of arrays, the sections of a list; or a single contact.
enum PropertyListContacts {
  static func read(_ root: PropertyList?, into reading: inout ContactReading) {
    guard let root else { return }
    switch root.value {
    case .array(let elements):
      for element in elements { read(element, under: nil, into: &reading) }
    case .dictionary(let entries) where PropertyListRecord.isRecord(entries):
      read(root, under: nil, into: &reading)
    case .dictionary(let entries):
      for entry in inNumericOrder(entries) {
        guard case .array(let elements) = entry.value.value else {
          read(entry.value, under: entry.key, into: &reading)
          continue
        }
        for element in elements { read(element, under: nil, into: &reading) }
      }
    default:
      reading.fail(
        "this property list holds neither an array nor a dictionary, so it has no contacts",
        line: root.line)
    }
  }

  /// Reads one contact, which may stand under a key of the outer dictionary.
  private static func read(
    _ element: PropertyList, under key: String?, into reading: inout ContactReading
  ) {
    let name = key.flatMap { number(of: $0) == nil ? $0 : nil }
    var contact: Contact
    var others: [CardProperty] = []
    if case .dictionary(let entries) = element.value {
      contact = PropertyListRecord.contact(from: entries)
      others = PropertyListRecord.others(from: entries)
      // A key that is no number is the name of a contact that has none inside.
      if let name, contact.displayName.isEmpty { contact.formattedName = name }
    } else if let text = element.text {
      guard !text.isBlank else { return }
      contact = Contact(formattedName: name ?? text.trimmingBlanks())
      if name != nil { PropertyListRecord.addLoose(text, to: &contact) }
    } else {
      reading.warn(
        "this value is neither a name nor a contact and was left out", line: element.line)
      return
    }
    reading.records.append(.init(contact, line: element.line))
    reading.records[reading.records.count - 1].others = others
  }

  /// The entries whose keys are numbers in the order of these, then the others as they stand.
  private static func inNumericOrder(_ entries: [PropertyList.Entry]) -> [PropertyList.Entry] {
    // Equal numbers keep the file's order, so the position decides after the number.
    entries.enumerated()
      .map { (rank: number(of: $1.key) ?? .max, position: $0, entry: $1) }
      .sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }
      .map(\.entry)
  }

  /// The number that a key is, if it consists of digits alone.
  private static func number(of key: String) -> Int? {
    key.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(key) : nil
  }
}
