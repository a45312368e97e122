/// A whole text brought to UTF-8.
enum WholeText {
  /// The bytes in UTF-8 if they are in another encoding; `nil` if they are UTF-8 as they are.
  ///
  /// The encoding is the one insisted on, else the likeliest; that one is told in a warning, at the
  /// first line that is not UTF-8.
  static func transcoded(
    _ bytes: Span<UInt8>, insisting encoding: TextEncoding?, _ log: inout ProblemLog
  ) -> [UInt8]? {
    if let encoding, encoding != .utf8 { return Array(encoding.decode(bytes).text.utf8) }
    if (try? UTF8Span(validating: bytes)) != nil { return nil }
    let line = firstIllFormedLine(of: bytes)
    if encoding == .utf8 || EncodingGuess.isBrokenUTF8(bytes) {
      log.note(.repaired, line: line)
      return Array(DecodedText(repairing: bytes).text.utf8)
    }
    let likeliest = FileEncoding.guess(bytes) ?? .windows1252
    log.note(.readAs(likeliest), line: line)
    return Array(likeliest.decode(bytes).text.utf8)
  }

  private static func firstIllFormedLine(of bytes: Span<UInt8>) -> Int {
    var lines = LineScanner(bytes)
    while let line = lines.next() {
      if (try? UTF8Span(validating: bytes.extracting(line))) == nil { return lines.number }
    }
    return 1
  }
}
