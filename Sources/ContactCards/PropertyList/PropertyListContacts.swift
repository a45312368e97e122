/// Finds the contacts in a property list.
///
/// Three shapes are usual, and their mixtures are read too:
/// - an array of strings, the names;
/// - an array of dictionaries, one a contact;
/// - a dictionary, either of dictionaries under the keys “1”, “2” and so on, which come in the
///   order of these numbers; or of arrays, the sections of a list; or a single contact.
struct PropertyListContacts: Sendable {
  private enum Elements: Sendable {
    case array([PropertyList])
    case dictionary([PropertyList.Entry])
    case single(PropertyList)
    /// What holds no contacts.
    case other(line: Int)
  }

  private let elements: Elements
  private var next = 0
  /// The section that is read, and which of its elements comes next.
  private var section: [PropertyList] = []
  private var nextInSection = 0

  init(_ root: PropertyList?) {
    guard let root else {
      elements = .array([])
      return
    }
    switch root.value {
    case .array(let values): elements = .array(values)
    case .dictionary(let entries) where PropertyListRecord.isRecord(entries):
      elements = .single(root)
    case .dictionary(let entries): elements = .dictionary(Self.inNumericOrder(entries))
    default: elements = .other(line: root.line)
    }
  }

  /// Takes the next contact; `nil` behind the last.
  mutating func next(_ reading: inout ContactReading) -> ContactReading.Record? {
    while let (element, key) = nextElement(&reading) {
      if let record = Self.record(of: element, under: key, into: &reading) { return record }
    }
    return nil
  }

  private mutating func nextElement(
    _ reading: inout ContactReading
  ) -> (PropertyList, key: String?)? {
    if nextInSection < section.count {
      nextInSection += 1
      return (section[nextInSection - 1], nil)
    }
    next += 1
    switch elements {
    case .array(let values): return next <= values.count ? (values[next - 1], nil) : nil
    case .single(let value): return next == 1 ? (value, nil) : nil
    case .dictionary(let entries): return nextElement(of: entries, &reading)
    case .other(let line):
      guard next == 1 else { return nil }
      reading.fail(
        "this property list holds neither an array nor a dictionary, so it has no contacts",
        line: line)
      return nil
    }
  }

  private mutating func nextElement(
    of entries: [PropertyList.Entry], _ reading: inout ContactReading
  ) -> (PropertyList, key: String?)? {
    guard next <= entries.count else { return nil }
    let entry = entries[next - 1]
    guard case .array(let values) = entry.value.value else { return (entry.value, entry.key) }
    (section, nextInSection) = (values, 0)
    return nextElement(&reading)
  }

  /// Reads one contact, which may stand under a key of the outer dictionary.
  private static func record(
    of element: PropertyList, under key: String?, into reading: inout ContactReading
  ) -> ContactReading.Record? {
    let name = key.flatMap { number(of: $0) == nil ? $0 : nil }
    var contact: Contact
    var others: [CardProperty] = []
    if case .dictionary(let entries) = element.value {
      contact = PropertyListRecord.contact(from: entries)
      others = PropertyListRecord.others(from: entries)
      // A key that is no number is the name of a contact that has none inside.
      if let name, contact.displayName.isEmpty { contact.formattedName = name }
    } else if let text = element.text {
      guard !text.isBlank else { return nil }
      contact = Contact(formattedName: name ?? text.trimmingBlanks())
      if name != nil { PropertyListRecord.addLoose(text, to: &contact) }
    } else {
      reading.warn(
        "this value is neither a name nor a contact and was left out", line: element.line)
      return nil
    }
    var record = ContactReading.Record(contact, line: element.line)
    record.others = others
    return record
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
