/// Notes the faults of a card that is read without being decoded.
enum CardFaults {
  /// Notes a missing version, lines that are no content lines, and what had to be guessed about
  /// encodings.
  static func note(in read: ReadCard, _ outline: CardOutline, _ log: inout ProblemLog) {
    let card = read.card.storage.span
    guard isPlain(read.card, card) else {
      var decoder = CardDecoder(read.card.context, keepsPictures: false)
      _ = decoder.contact(outline, in: card, &log)
      return
    }
  }

  /// Whether the card has none of these faults for certain: its version is known, it is UTF-8, and no
  /// line of it lacks a colon or declares an encoding.
  private static func isPlain(_ card: Card, _ bytes: Span<UInt8>) -> Bool {
    guard card.version != nil, card.context.isUTF8 else { return false }
    for piece in card.pieces where piece.kind == .plain || piece.kind == .folded {
      let colon = bytes.firstIndex(
        of: ASCII.colon, from: piece.range.lowerBound, to: piece.range.upperBound)
      guard let colon, !declaresEncoding(bytes, piece.range.lowerBound..<colon) else {
        return false
      }
    }
    return true
  }

  private static func declaresEncoding(_ bytes: Span<UInt8>, _ head: Range<Int>) -> Bool {
    var start = head.lowerBound
    while let semicolon = bytes.firstIndex(of: ASCII.semicolon, from: start, to: head.upperBound) {
      start = semicolon + 1
      if bytes.hasWord("charset", at: start) || bytes.hasWord("quoted-printable", at: start)
        || bytes.hasWord("encoding=quoted-printable", at: start)
      {
        return true
      }
    }
    return false
  }
}
