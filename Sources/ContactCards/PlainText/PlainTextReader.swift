/// Reads text with one name a line.
///
/// White space around a name does not count, and lines with nothing else are skipped: an empty line
/// in a list of names separates, it names nobody.
struct PlainTextReader: BlockReader {
  mutating func read(
    _ bytes: Span<UInt8>, at number: Int, isLast: Bool, into reading: inout ContactReading
  ) -> (taken: Int, number: Int) {
    var lines = LineScanner(bytes, firstNumber: number)
    var end = (taken: 0, number: number)
    while let line = lines.next(), isLast || !lines.isAtEnd {
      end = (lines.position, lines.nextNumber)
      let start = line.lowerBound + bytes.byteOrderMarkLength(at: line.lowerBound)
      let name = bytes.trimmed(min(start, line.upperBound)..<line.upperBound)
      guard !name.isEmpty else { continue }
      let text = DecodedText(repairing: bytes.extracting(name)).text
      reading.records.append(.init(Contact(formattedName: text), line: lines.number))
    }
    return end
  }
}
