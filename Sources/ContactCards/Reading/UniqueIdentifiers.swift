/// Sees to it that no two cards have the same identifier (UID).
///
/// Files hold cards twice, in an older and a newer form, and different people with one identifier. A
/// card that was there already, byte for byte, is dropped; any other is kept under a new identifier,
/// which depends on the old one and the card alone.
public struct UniqueIdentifiers: Sendable {
  /// Where identifiers were met first, and the hashes of all that have them.
  private var seen: [String: (place: String, hashes: Set<Int>)] = [:]

  /// Makes one that has seen no card.
  public init() {}

  /// Looks at a card, and changes its identifier if that is one of another.
  ///
  /// - Parameters:
  ///   - read: The card.
  ///   - file: What messages call the file that it is from.
  /// - Returns: What is to be told, or `nil`; and whether the card is to be kept.
  /// - Complexity: O(*n*) in the size of the card.
  public mutating func check(
    _ read: inout ReadCard, file: String = ""
  ) -> (problem: ContactProblem?, keeps: Bool) {
    guard let index = read.card.firstIndex(named: "uid") else { return (nil, true) }
    let uid = read.card[index].text.trimmingBlanks()
    let bytes = read.card.bytes
    let finding = check(uid, bytes.hashValue, file, read.line)
    if finding.isOther {
      let new = newIdentifier(uid, bytes)
      read.card[index] = CardProperty("UID", text: new, group: read.card[index].group)
    }
    return (finding.problem, finding.keeps)
  }

  /// Looks at a contact, and changes its identifier if that is one of another.
  ///
  /// - Parameters:
  ///   - record: The contact.
  ///   - file: What messages call the file that it is from.
  /// - Returns: What is to be told, or `nil`; and whether the contact is to be kept.
  /// - Complexity: O(*n*) in the size of the contact.
  public mutating func check(
    _ record: inout ContactReading.Record, file: String = ""
  ) -> (problem: ContactProblem?, keeps: Bool) {
    guard let uid = record.contact.uid else { return (nil, true) }
    let finding = check(uid, record.contact.hashValue, file, record.line)
    if finding.isOther {
      record.contact.uid = newIdentifier(uid, Array("\(record.contact)".utf8))
    }
    return (finding.problem, finding.keeps)
  }

  private mutating func check(
    _ uid: String, _ hash: Int, _ file: String, _ line: Int
  ) -> (problem: ContactProblem?, keeps: Bool, isOther: Bool) {
    guard !uid.isEmpty else { return (nil, true, false) }
    let place = file.isEmpty ? "line \(line)" : "\(file):\(line)"
    guard let first = seen[uid] else {
      seen[uid] = (place, [hash])
      return (nil, true, false)
    }
    let before = "this contact has the UID of the one at \(first.place)"
    guard seen[uid]?.hashes.insert(hash).inserted == true else {
      return (warning("\(before) and is the same; it was left out", line), false, false)
    }
    return (warning("\(before) but is another; it was given a new UID", line), true, true)
  }

  private mutating func newIdentifier(_ uid: String, _ content: [UInt8]) -> String {
    var new = StableIdentifier.uri(for: uid + String(decoding: content, as: UTF8.self))
    while seen[new] != nil { new = StableIdentifier.uri(for: new) }
    seen[new] = ("", [])
    return new
  }

  private func warning(_ message: String, _ line: Int) -> ContactProblem {
    ContactProblem(.warning, line: line, message: message)
  }
}
