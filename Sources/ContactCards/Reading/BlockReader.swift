/// Reads the records of a text of which a part is there.
protocol BlockReader: Sendable {
  /// Reads the records that are whole.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, from where the last call stopped.
  ///   - number: The line on which that is.
  ///   - isLast: Whether nothing comes behind.
  ///   - reading: Takes the records and the problems.
  /// - Returns: How much of the text is done with, and the line on which the rest begins.
  mutating func read(
    _ bytes: Span<UInt8>, at number: Int, isLast: Bool, into reading: inout ContactReading
  ) -> (taken: Int, number: Int)

  /// Gives up a record that is too large.
  mutating func skip()
}

extension BlockReader {
  mutating func skip() {}
}

extension ContactFormat {
  /// The reader of a format whose records follow each other in a text; `nil` for others.
  ///
  /// - Parameter keepsAll: Whether cards are wanted where the format has some.
  /// - Returns: The reader, at the beginning of a text.
  func blockReader(keepsAll: Bool) -> (any BlockReader)? {
    switch self {
    case .jCard: JCardReader(keepsAll: keepsAll)
    case .csv: CSVReader()
    case .ldif: LDIFReader()
    case .abook: ABookReader()
    case .plainText: PlainTextReader()
    case .vCard, .xmlPropertyList, .binaryPropertyList: nil
    }
  }
}
