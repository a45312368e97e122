/// Sees to it that no two cards have the same identifier (UID).
///
/// Files hold cards twice, in an older and a newer form, and different people with one identifier. A
/// card that was there already, byte for byte, is dropped; any other is kept under a new identifier,
/// which depends on the old one and the card alone. Of more cards than anyone has, only the first have
/// their identifiers remembered.
public struct UniqueIdentifiers: Sendable {
  /// What had an identifier first.
  private struct First {
    var file: UInt32
    var line: UInt32
    var hash: Int
  }

  /// By the hashes of identifiers.
  private var seen: [UInt64: First] = [:]
  /// The hashes of others with an identifier that was seen.
  private var others: [UInt64: Set<Int>] = [:]
  /// How many of these there are.
  private var otherCount = 0
  private static let limit = 1 << 19
  private var files: [String] = []

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
    let hash = Int(truncatingIfNeeded: StableIdentifier.hash(bytes))
    let finding = check(uid, hash, file, read.line)
    if finding.isOther {
      let new = newIdentifier(
        StableIdentifier.uri(for: uid + String(decoding: bytes, as: UTF8.self)))
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
    let finding = check(uid, ContentHash.of(record.contact), file, record.line)
    if finding.isOther {
      record.contact.uid = record.contact.spareIdentifier.map { newIdentifier($0) }
    }
    return (finding.problem, finding.keeps)
  }

  private mutating func check(
    _ uid: String, _ hash: Int, _ file: String, _ line: Int
  ) -> (problem: ContactProblem?, keeps: Bool, isOther: Bool) {
    guard !uid.isEmpty else { return (nil, true, false) }
    let key = StableIdentifier.hash(uid)
    guard let first = seen[key] else {
      guard seen.count < Self.limit else { return (nil, true, false) }
      if files.last != file { files.append(file) }
      seen[key] = First(
        file: UInt32(truncatingIfNeeded: files.count - 1), line: UInt32(truncatingIfNeeded: line),
        hash: hash)
      return (nil, true, false)
    }
    let name = files[Int(first.file)]
    let place = name.isEmpty ? "line \(first.line)" : "\(name):\(first.line)"
    let before = "this contact has the UID of the one at \(place)"
    guard first.hash != hash, others[key]?.contains(hash) != true else {
      return (warning("\(before) and is the same; it was left out", line), false, false)
    }
    if otherCount < Self.limit {
      others[key, default: []].insert(hash)
      otherCount += 1
    }
    return (warning("\(before) but is another; it was given a new UID", line), true, true)
  }

  private mutating func newIdentifier(_ wanted: String) -> String {
    var new = wanted
    while seen[StableIdentifier.hash(new)] != nil { new = StableIdentifier.uri(for: new) }
    if seen.count < Self.limit {
      seen[StableIdentifier.hash(new)] = First(file: 0, line: 1, hash: 0)
    }
    return new
  }

  private func warning(_ message: String, _ line: Int) -> ContactProblem {
    ContactProblem(.warning, line: line, message: message)
  }
}
