/// The numbers by which contacts are found at an import: of the identifier, and of all that the card says.
enum CardMarks {
  private static let uidSeed: UInt64 = 1
  private static let contentSeed: UInt64 = 2
  private static let memberSeed: UInt64 = 3

  /// The number of an identifier.
  static func uid(_ uid: String) -> Int64 { number(of: uid, seed: uidSeed) }

  /// The number by which groups name a member.
  static func member(_ uid: String) -> Int64 { number(of: uid, seed: memberSeed) }

  /// Whether two identifiers are the same: letter case doesn't count, nor `urn:uuid:` in front.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || plain(left) == plain(right)
  }

  private static func number(of uid: String, seed: UInt64) -> Int64 {
    var hash = StableHash(seed: seed)
    hash.combine(plain(uid).span)
    return hash.value
  }

  /// An identifier without what doesn't count.
  private static func plain(_ uid: String) -> [UInt8] {
    let bytes = uid.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return bytes.starts(with: prefix) ? Array(bytes[prefix.count...]) : bytes
  }

  private static let prefix = Array("urn:uuid:".utf8)

  /// The number of a card's content.
  static func content(_ card: Span<UInt8>) -> Int64 {
    var hash = StableHash(seed: contentSeed)
    forEachTellingLine(card) { line in
      hash.combine(card.extracting(line))
      return true
    }
    return hash.value
  }

  /// Whether two cards say the same.
  static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    if left == right { return true }
    return telling(left) == telling(right)
  }

  private static func telling(_ card: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    let span = card.span
    forEachTellingLine(span) { line in
      bytes += card[line]
      bytes.append(0x0A)
      return true
    }
    return bytes
  }

  /// The lines without their ends that say something of the contact, not only of the card.
  private static func forEachTellingLine(_ card: Span<UInt8>, _ body: (Range<Int>) -> Bool) {
    var start = 0
    while start < card.count {
      var end = start
      while end < card.count, card[end] != 0x0A, card[end] != 0x0D { end += 1 }
      if end > start, !isOfTheCard(card, start..<end) {
        guard body(start..<end) else { return }
      }
      start = end + 1
    }
  }

  private static let passedOver = ["uid", "rev", "prodid"].map { Array($0.utf8) }

  /// Whether a line is that of an identifier, of the time of the last change or of the program.
  private static func isOfTheCard(_ card: Span<UInt8>, _ line: Range<Int>) -> Bool {
    let first = card[line.lowerBound] | 0x20
    guard first == 0x75 || first == 0x72 || first == 0x70 else { return false }
    return passedOver.contains { name in
      guard line.count > name.count else { return false }
      let next = card[line.lowerBound + name.count]
      guard next == 0x3A || next == 0x3B else { return false }
      return name.indices.allSatisfy { card[line.lowerBound + $0] | 0x20 == name[$0] }
    }
  }
}
