/// Writes cards one at a time in a format.
///
/// ```swift
/// var writer = CardWriter(.jCard)
/// var output: [UInt8] = []
/// for card in cards { writer.write(card, to: &output) }
/// writer.finish(&output)
/// ```
public struct CardWriter: Sendable {
  private let format: CardOutputFormat
  private var count = 0

  /// Makes a writer of a format.
  ///
  /// - Parameter format: The format.
  public init(_ format: CardOutputFormat) { self.format = format }

  /// Writes a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - output: Takes the bytes, which are UTF-8.
  /// - Returns: The names of what the card says and the format cannot; each once.
  /// - Complexity: O(*n*) in the size of the card.
  @discardableResult public mutating func write(_ card: Card, to output: inout [UInt8]) -> [String]
  {
    if count == 0 { output += beginning.utf8 }
    count += 1
    switch format {
    case .vCard21: return write(card, .v21, to: &output)
    case .vCard3: return write(card, .v30, to: &output)
    case .vCard4: return write(card, .v40, to: &output)
    case .jCard:
      output += (count > 1 ? ",\n  " : "\n  ").utf8
      JCardWriter.write(card, to: &output)
      return []
    case .json:
      output += ((count > 1 ? ",\n  " : "\n  ") + ContactJSON.text(of: card.contact)).utf8
      return UnsaidNames.of(card, said: ContactJSON.said)
    case .googleCSV:
      return writeTable(GoogleTable.self, card, to: &output)
    case .outlookCSV:
      return writeTable(OutlookTable.self, card, to: &output)
    case .ldif:
      output += LDIFWriter.text(of: card.contact).utf8
      return UnsaidNames.of(card, said: LDIFWriter.said)
    case .propertyList:
      output += PropertyListWriter.text(of: card.contact).utf8
      return UnsaidNames.of(card, said: PropertyListWriter.said)
    }
  }

  /// Writes what ends the file; what a file without cards consists of, if none was written.
  ///
  /// - Parameter output: Takes the bytes.
  public mutating func finish(_ output: inout [UInt8]) {
    if count == 0 { output += beginning.utf8 }
    switch format {
    case .jCard, .json: output += (count > 0 ? "\n]\n" : "]\n").utf8
    case .propertyList: output += PropertyListWriter.end.utf8
    default: break
    }
  }

  private var beginning: String {
    switch format {
    case .vCard21, .vCard3, .vCard4: ""
    case .jCard, .json: "["
    case .googleCSV: CSVText.row(GoogleTable.columns)
    case .outlookCSV: CSVText.row(OutlookTable.columns)
    case .ldif: "version: 1\n"
    case .propertyList: PropertyListWriter.beginning
    }
  }

  private func write(_ card: Card, _ version: CardVersion, to output: inout [UInt8]) -> [String] {
    var card = card.converted(to: version)
    card.end()
    output += card.bytes
    // A card whose last line had no end is not to run into the next.
    if let last = output.last, last != ASCII.lineFeed, last != ASCII.carriageReturn {
      output += "\r\n".utf8
    }
    return []
  }

  private func writeTable<Table: ContactTable>(
    _ table: Table.Type, _ card: Card, to output: inout [UInt8]
  ) -> [String] {
    var row = Table(card.contact)
    output += CSVText.row(row.cells()).utf8
    return UnsaidNames.of(card, said: Table.said) + row.unsaid
  }
}
