/// Reads the contacts of a directory (LDIF, RFC 2849) with the attributes of inetOrgPerson.
enum LDIFReader {
  /// Reads a text in UTF-8.
  static func read(_ bytes: Span<UInt8>, into reading: inout ContactReading) {
    var scanner = LDIFScanner(bytes)
    var identifiers: [String: String] = [:]
    while let entry = scanner.next(&reading.log) {
      guard let first = entry.first(where: { $0.name == "dn" }) else {
        if let line = entry.first(where: { $0.name != "version" }) {
          reading.warn("this entry has no “dn:” and was left out", line: line.number)
        }
        continue
      }
      if let change = entry.first(where: { $0.name == "changetype" }), change.text != "add" {
        reading.warn("this entry is a change, not a contact, and was left out", line: first.number)
        continue
      }
      let dn = first.text
      let record = record(of: entry, dn, line: first.number)
      identifiers[key(of: dn)] = record.contact.uid
      reading.records.append(record)
    }
    resolveMembers(in: &reading, identifiers)
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
    of entry: [LDIFScanner.Line], _ dn: String, line: Int
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
    if contact.uid == nil { contact.uid = StableIdentifier.uri(for: "ldif:" + key(of: dn)) }
    var record = ContactReading.Record(contact, line: line)
    record.others =
      others + [CardProperty("X-LDIF", [CardParameter("X-ATTRIBUTE", ["dn"])], text: dn)]
    return record
  }

  /// Names of entries are the same whatever their letter case, and the blanks behind commas.
  private static func key(of dn: String) -> String {
    dn.split(separator: ",").map { String($0).trimmingBlanks().lowercased() }.joined(separator: ",")
  }

  /// Puts the identifiers of contacts in place of the names of their entries.
  private static func resolveMembers(
    in reading: inout ContactReading, _ identifiers: [String: String]
  ) {
    for index in reading.records.indices where !reading.records[index].contact.members.isEmpty {
      reading.records[index].contact.members = reading.records[index].contact.members.map {
        identifiers[key(of: $0)] ?? $0
      }
    }
  }
}
