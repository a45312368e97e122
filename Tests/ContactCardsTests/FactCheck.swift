import ContactCards
import Foundation

/// Compares the facts of a case with what was read.
struct FactCheck {
  private let facts: [String: Any]
  private let reading: CaseReading
  private let contacts: [Contact]

  init(_ facts: [String: Any], _ reading: CaseReading) {
    self.facts = facts
    self.reading = reading
    contacts = reading.contacts
  }

  /// What differs, in words.
  func faults() -> [String] { facts.flatMap { fact($0.key, $0.value) } }

  private func fact(_ key: String, _ value: Any) -> [String] {
    let count = contacts.count
    switch key {
    case "contacts": return check(count == value as? Int, "\(count) contacts")
    case "contacts_min": return check(count >= value as? Int ?? 0, "\(count) contacts")
    case "contacts_max": return check(count <= value as? Int ?? 0, "\(count) contacts")
    case "records": return records(value as? [[String: Any]] ?? [])
    case "groups": return groups(value as? [[String: Any]] ?? [])
    case "warnings_min":
      return check(
        reading.problems.count >= value as? Int ?? 0, "\(reading.problems.count) warnings")
    case "must_not": return mustNot(value as? [String] ?? [])
    case "roundtrip":
      return (value as? [String] ?? []).filter { !allText.contains($0) }.map { "\($0) is lost" }
    case "names_present":
      let names = contacts.map(\.displayName)
      return (value as? [String] ?? []).filter { !names.contains($0) }.map { "no \($0)" }
    case "names_absent":
      let names = contacts.map(\.displayName)
      return (value as? [String] ?? []).filter { names.contains($0) }.map { "there is \($0)" }
    case "dials_present":
      let dials = contacts.flatMap(\.phones).map { RecordFacts.dial($0.value) }
      return (value as? [String] ?? []).filter { !dials.contains($0) }.map { "no \($0)" }
    case "unique_uids":
      let uids = contacts.compactMap(\.uid)
      return check(Set(uids).count == uids.count, "identifiers twice: \(uids)")
    case "addressbook":
      let book = value as? [String: String] ?? [:]
      return check(
        reading.folder.displayName == book["name"] && reading.folder.color == book["color"],
        "\(reading.folder)")
    default: return []
    }
  }

  private func check(_ holds: Bool, _ fault: @autoclosure () -> String) -> [String] {
    holds ? [] : [fault()]
  }

  private func records(_ expected: [[String: Any]]) -> [String] {
    expected.enumerated().flatMap { index, facts -> [String] in
      let uid = facts["uid"] as? String
      let byUID = contacts.first { uid != nil && $0.uid == uid }
      guard let contact = byUID ?? (contacts.indices.contains(index) ? contacts[index] : nil) else {
        return ["record \(index) is missing"]
      }
      return RecordFacts(contact).faults(facts).map { "record \(index): \($0)" }
    }
  }

  private func groups(_ expected: [[String: Any]]) -> [String] {
    expected.flatMap { facts -> [String] in
      let group = reading.groups.first { $0.displayName == facts["name"] as? String }
      guard let group else { return ["no group \(facts["name"] ?? "")"] }
      let names = group.members.map { member in
        contacts.first { $0.uid == member || "urn:uuid:" + ($0.uid ?? "") == member }?.displayName
      }
      return check(names.compactMap(\.self) == facts["members"] as? [String], "members \(names)")
    }
  }

  private func mustNot(_ texts: [String]) -> [String] {
    texts.filter { allText.contains($0) }.map { "\($0.debugDescription) is there" }
  }

  /// All that a person sees of the contacts. Line breaks of notes are none of tabs and the like.
  private var allText: String {
    contacts.map { contact in
      var contact = contact
      contact.photo = nil
      return RecordFacts(contact).texts.joined(separator: "\u{1F}")
    }.joined(separator: "\u{1F}")
  }
}
