/// The encoding of a file that is not UTF-8 and does not say which it is.
enum FileEncoding {
  /// Tells the encoding from the lines that have bytes beyond ASCII and declare none.
  ///
  /// - Returns: The encoding, or `nil` if there are no such lines.
  /// - Complexity: O(*n*), but no more than the first megabyte is looked at.
  static func guess(_ bytes: Span<UInt8>) -> TextEncoding? {
    let text = bytes.extracting(0..<min(bytes.count, 1 << 20))
    var sample: [UInt8] = []
    var lines = LineScanner(text)
    while let line = lines.next(), sample.count < EncodingGuess.sampleLimit {
      let content = text.extracting(line)
      guard line.count < EncodingGuess.sampleLimit, !content.isASCII,
        (try? UTF8Span(validating: content)) == nil, !declaresEncoding(content)
      else { continue }
      text.append(line, to: &sample)
      sample.append(ASCII.lineFeed)
    }
    return sample.isEmpty ? nil : EncodingGuess.best(for: sample.span)
  }

  private static func declaresEncoding(_ line: Span<UInt8>) -> Bool {
    for index in 0..<min(line.count, 200) where line[index] == ASCII.semicolon {
      if line.hasWord("charset=", at: index + 1) { return true }
    }
    return false
  }
}
