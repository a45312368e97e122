/// Sees to it that no two cards have the same identifier (UID).
///
/// Files hold cards twice, in an older and a newer form, and different people with one identifier. A
/// card that was there already, byte for byte, is dropped; any other is kept under a new identifier,
/// which depends on the old one and the card alone.
public struct UniqueIdentifiers: Sendable {
  /// The lines where identifiers were met first, and the hashes of all cards that have them.
  private var seen: [String: (line: Int, cards: Set<Int>)] = [:]

  /// Makes one that has seen no card.
  public init() {}

  /// Looks at a card.
  ///
  /// - Parameter read: The card, whose identifier is changed if it is that of another.
  /// - Returns: What is to be told, or `nil`; and whether the card is to be kept.
  /// - Complexity: O(*n*) in the size of the card.
  public mutating func check(_ read: inout ReadCard) -> (problem: ContactProblem?, keeps: Bool) {
    guard let index = read.card.firstIndex(where: { $0.key == "UID" }) else { return (nil, true) }
    let uid = read.card[index].text.trimmingBlanks()
    guard !uid.isEmpty else { return (nil, true) }
    let hash = read.card.bytes.hashValue
    guard let first = seen[uid] else {
      seen[uid] = (read.line, [hash])
      return (nil, true)
    }
    let before = "has the UID of the card at line \(first.line), \(uid.prefix(60)),"
    guard seen[uid]?.cards.insert(hash).inserted == true else {
      return (warning("this card \(before) and is the same; it was left out", read.line), false)
    }
    var property = read.card[index]
    property.value = StableIdentifier.uri(
      for: uid + String(decoding: read.card.bytes, as: UTF8.self))
    read.card[index] = property
    seen[property.value] = (read.line, [hash])
    return (warning("this card \(before) but is another; it was given a new one", read.line), true)
  }

  private func warning(_ message: String, _ line: Int) -> ContactProblem {
    ContactProblem(.warning, line: line, message: message)
  }
}
