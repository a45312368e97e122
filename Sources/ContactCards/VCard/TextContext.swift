/// What is known of the encoding of a text whose properties need not say theirs.
struct TextContext {
  /// The encoding of what is not UTF-8, once it is known.
  var fallback: TextEncoding?
  /// Whether someone insists on `fallback`, even for what could be UTF-8.
  var isForced = false
  /// Whether the whole text is well-formed UTF-8.
  var isUTF8 = false

  /// Brings a line in another encoding to UTF-8.
  ///
  /// - Returns: The line and what had to be guessed; `nil` if it is to be read as it is. That is also
  ///   so for quoted-printable, whose bytes have an encoding only when they are decoded.
  func transcode(
    _ content: Span<UInt8>, _ line: ContentLine
  ) -> (bytes: [UInt8], fault: DecodedText.Fault?)? {
    let declared = line.parameters.isEmpty ? nil : line.characterSet(in: content)
    if isUTF8, declared == nil { return nil }
    if line.encoding(in: content) == .quotedPrintable { return nil }
    if let declared, declared != .utf8 {
      if content.isASCII, !declared.name.hasPrefix("iso-2022") { return nil }
      let decoded = declared.decode(content)
      return (Array(decoded.text.utf8), decoded.errorCount > 0 ? .repaired : nil)
    }
    if content.isASCII { return nil }
    if !isForced {
      if (try? UTF8Span(validating: content)) != nil { return nil }
      if EncodingGuess.isBrokenUTF8(content) { return nil }
    }
    let encoding = fallback ?? EncodingGuess.best(for: content)
    return (Array(encoding.decode(content).text.utf8), isForced ? nil : .readAs(encoding))
  }
}
