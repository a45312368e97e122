/// Reads the contacts of a directory (LDIF, RFC 2849) with the attributes of inetOrgPerson.
///
/// Groups come last, when the identifiers of all their members are known.
struct LDIFReader: BlockReader {
  private var groups: [ContactReading.Record] = []
  /// The identifiers of entries that have their own; of all others, that they are there.
  private var identifiers: [UInt64: String] = [:]
  private var others: Set<UInt64> = []

  mutating func read(
    _ bytes: Span<UInt8>, at number: Int, isLast: Bool, into reading: inout ContactReading
  ) -> (taken: Int, number: Int) {
    var scanner = LDIFScanner(bytes, firstNumber: number)
    var end = (taken: 0, number: number)
    var log = ProblemLog()
    while let entry = scanner.next(&log), isLast || scanner.isWhole {
      end = (scanner.position, scanner.nextNumber)
      reading.log.append(log)
      log = ProblemLog()
      read(entry, into: &reading)
    }
    if isLast { addGroups(to: &reading) }
    return end
  }

  private mutating func read(_ entry: [LDIFScanner.Line], into reading: inout ContactReading) {
    guard let first = entry.first(where: { $0.name == "dn" }) else {
      if let line = entry.first(where: { $0.name != "version" }) {
        reading.warn("this entry has no “dn:” and was left out", line: line.number)
      }
      return
    }
    if let change = entry.first(where: { $0.name == "changetype" }), change.text != "add" {
      reading.warn("this entry is a change, not a contact, and was left out", line: first.number)
      return
    }
    let key = Self.key(of: first.text)
    let record = Self.record(of: entry, first.text, key, line: first.number)
    if record.contact.uid == Self.identifier(of: key) {
      others.insert(StableIdentifier.hash(key))
    } else {
      identifiers[StableIdentifier.hash(key)] = record.contact.uid
    }
    if record.contact.members.isEmpty {
      reading.records.append(record)
    } else {
      groups.append(record)
    }
  }

  /// Whether the text begins as LDIF does: with a version, or the name of an entry.
  static func isBeginning(_ bytes: Span<UInt8>) -> Bool {
    var lines = LineScanner(bytes.extracting(..<min(bytes.count, 1 << 16)))
    while let line = lines.next() {
      let start = min(
        line.upperBound, line.lowerBound + bytes.byteOrderMarkLength(at: line.lowerBound))
      let content = bytes.trimmed(start..<line.upperBound)
      guard let first = content.first, bytes[first] != UInt8(ascii: "#") else { continue }
      if bytes.hasWord("version: 1", at: start) || bytes.hasWord("version:1", at: start) {
        return true
      }
      return bytes.hasWord("dn:", at: start)
    }
    return false
  }

  private static func record(
    of entry: [LDIFScanner.Line], _ dn: String, _ key: String, line: Int
  ) -> ContactReading.Record {
    var making = LDIFContact()
    for attribute in entry { making.add(attribute) }
    let others = making.others
    var contact = making.finished()
    let classes = entry.filter { $0.name == "objectclass" }.map { $0.text.lowercased() }
    if classes.contains("groupofnames") || classes.contains("groupofuniquenames") {
      contact.kind = .group
    } else if classes.contains("organization") {
      contact.kind = .organization
    }
    if contact.uid == nil { contact.uid = identifier(of: key) }
    var record = ContactReading.Record(contact, line: line)
    record.others =
      others + [CardProperty("X-LDIF", [CardParameter("X-ATTRIBUTE", ["dn"])], text: dn)]
    return record
  }

  private static func identifier(of key: String) -> String {
    StableIdentifier.uri(for: "ldif:" + key)
  }

  /// Names of entries are the same whatever their letter case, and the blanks behind commas.
  private static func key(of dn: String) -> String {
    dn.split(separator: ",").map { String($0).trimmingBlanks().lowercased() }.joined(separator: ",")
  }

  /// Adds the groups, with the identifiers of contacts in place of the names of their entries.
  private mutating func addGroups(to reading: inout ContactReading) {
    for var group in groups {
      group.contact.members = group.contact.members.map { member in
        let key = Self.key(of: member)
        let hash = StableIdentifier.hash(key)
        return identifiers[hash] ?? (others.contains(hash) ? Self.identifier(of: key) : member)
      }
      reading.records.append(group)
    }
    groups = []
  }
}
