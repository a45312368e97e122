/// Counts cards in a text that comes in pieces, without reading them: the lines that say `BEGIN:VCARD`.
///
/// A card inside another is counted too, which is rare; a reader tells them apart.
struct CardCounter {
  private(set) var count = 0
  /// How much of the word has come on the line; `nil` if the line is another.
  private var matched: Int? = 0

  private static let word = Array("begin:vcard".utf8)

  /// Whether a file begins with a card, in an encoding that keeps ASCII.
  static func isBeginning(_ bytes: [UInt8]) -> Bool {
    var counter = CardCounter()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    counter.append(text.drop { $0 <= 0x20 })
    return counter.count > 0
  }

  mutating func append(_ piece: ArraySlice<UInt8>) {
    let bytes = piece.span
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        matched = 0
      } else if let place = matched {
        match(byte, at: place)
      }
    }
  }

  private mutating func match(_ byte: UInt8, at place: Int) {
    let isLetter = (0x41...0x5A).contains(byte)
    guard place < Self.word.count, (isLetter ? byte | 0x20 : byte) == Self.word[place] else {
      // A blank before the line, as some programs write, is no other line.
      matched = place == 0 && (byte == 0x20 || byte == 0x09) ? 0 : nil
      return
    }
    matched = place + 1
    if place + 1 == Self.word.count {
      count += 1
      matched = nil
    }
  }
}
