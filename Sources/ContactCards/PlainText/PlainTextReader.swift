/// Reads text with one name a line.
///
/// White space around a name does not count, and lines with nothing else are skipped: an empty line
/// in a list of names separates, it names nobody.
enum PlainTextReader {
  static func read(_ bytes: Span<UInt8>, into reading: inout ContactReading) {
    var lines = LineScanner(bytes)
    while let line = lines.next() {
      let start = line.lowerBound + bytes.byteOrderMarkLength(at: line.lowerBound)
      let name = bytes.trimmed(min(start, line.upperBound)..<line.upperBound)
      guard !name.isEmpty else { continue }
      let decoded = DecodedText(repairing: bytes.extracting(name))
      reading.note(decoded.fault, line: lines.number)
      reading.records.append(.init(Contact(formattedName: decoded.text), line: lines.number))
    }
  }
}
