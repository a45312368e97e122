import ContactCards
import TestSupport

/// Checks what is read of a file of contacts, and what is written of that.
enum CardCheck {
  /// Reads a file in pieces of random sizes.
  static func cards(
    _ bytes: [UInt8], format: ContactFormat?, _ generator: inout SeededGenerator
  ) throws(FuzzFailure) -> (cards: [ReadCard], rest: [UInt8]) {
    let bound = MemoryBound(bytes)
    var reader = CardReader(format: format)
    var cards: [ReadCard] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + 1 + generator.below(bytes.count))
      reader.append(Array(bytes[start..<end]))
      while let card = reader.next() { cards.append(card) }
      start = end
    }
    reader.finish()
    while let card = reader.next() { cards.append(card) }
    guard reader.problems.allSatisfy({ $0.line >= 1 && !$0.message.isEmpty }) else {
      throw FuzzFailure("a problem does not say where or what it is", bytes.hexadecimal)
    }
    try bound?.check(bytes)
    return (cards, reader.trailing)
  }

  /// Writes cards in a format; what is written has to hold together.
  static func write(
    _ cards: [ReadCard], _ format: CardOutputFormat, _ source: [UInt8]
  ) throws(FuzzFailure) {
    var writer = CardWriter(format)
    var output: [UInt8] = []
    for card in cards { writer.write(card.card, to: &output) }
    writer.finish(&output)
    guard String(validating: output, as: UTF8.self) != nil else {
      throw FuzzFailure("what is written as \(format) is no UTF-8", source.hexadecimal)
    }
    guard let format = readable[format] else { return }
    let again = ContactReader.read(bytes: output.span, format: format)
    guard again.records.count == cards.count, !again.hasErrors else {
      throw FuzzFailure(
        "of \(cards.count) cards, \(again.records.count) are read of what is written as \(format), "
          + "\(again.problems)", source.hexadecimal)
    }
  }

  /// The formats that have a place for a card without any content.
  private static let readable: [CardOutputFormat: ContactFormat] = [
    .vCard21: .vCard, .vCard3: .vCard, .vCard4: .vCard, .jCard: .jCard, .ldif: .ldif,
    .propertyList: .xmlPropertyList,
  ]

  /// Reads a file that is no vCard, and writes what is read in a format at random.
  static func check(
    _ bytes: [UInt8], _ format: ContactFormat, _ generator: inout SeededGenerator
  ) throws(FuzzFailure) {
    guard generator.once(in: 4) else {
      _ = try cards(bytes, format: format, &generator)
      return
    }
    let reading = ContactReader.read(bytes: bytes.span, format: format)
    guard reading.records.count <= bytes.count + 1 else {
      throw FuzzFailure("there are more contacts than bytes", bytes.hexadecimal)
    }
    let cards = try cards(bytes, format: format, &generator).cards
    guard cards.count == reading.records.count else {
      throw FuzzFailure("there are more or fewer cards than contacts", bytes.hexadecimal)
    }
    _ = ContactFormat.recognize(bytes.span)
    try write(cards, generator.one(of: CardOutputFormat.allCases), bytes)
  }
}
