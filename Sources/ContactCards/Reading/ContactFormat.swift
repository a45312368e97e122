/// A format that contacts are kept in.
public enum ContactFormat: Sendable, Hashable, CaseIterable {
  /// Electronic business cards: vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350).
  case vCard
  /// vCards in JSON (RFC 7095).
  case jCard
  /// A table whose columns have names (RFC 4180), as Google and Outlook export it.
  case csv
  /// The exchange format of directories (RFC 2849).
  case ldif
  /// The address book of the program abook.
  case abook
  /// A property list in XML.
  case xmlPropertyList
  /// A binary property list (`bplist`).
  case binaryPropertyList
  /// Text with one name a line.
  case plainText

  /// Tells the format from the content.
  ///
  /// A file that holds only white space is plain text. A text of no other format is plain text too;
  /// bytes that are no text are of no known format.
  ///
  /// - Parameter bytes: The whole file, in UTF-8, UTF-16 or binary.
  /// - Returns: The format, or `nil` if it is none of these.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func recognize(_ bytes: Span<UInt8>) -> ContactFormat? {
    guard let narrow = WideText.convertedToUTF8(bytes) else { return recognizeNarrow(bytes) }
    return recognizeNarrow(narrow.span)
  }

  /// Tells the format of bytes that are not UTF-16.
  static func recognizeNarrow(_ bytes: Span<UInt8>) -> ContactFormat? {
    if bytes.hasWord("bplist", at: 0) || isBeginning(of: "bplist", bytes) {
      return .binaryPropertyList
    }
    let content = bytes.trimmed(bytes.byteOrderMarkLength(at: 0)..<bytes.count)
    if ["<?", "<!", "<plist"].contains(where: { bytes.hasWord($0, at: content.lowerBound) }) {
      return .xmlPropertyList
    }
    if hasCard(bytes) { return .vCard }
    if beginsWithTag(bytes, content) { return .xmlPropertyList }
    if JCardReader.isBeginning(bytes) { return .jCard }
    if LDIFReader.isBeginning(bytes) { return .ldif }
    if ABookReader.isBeginning(bytes) { return .abook }
    if CSVReader.isHeader(bytes) { return .csv }
    return isText(bytes) ? .plainText : nil
  }

  /// Whether the whole file is but the beginning of `word`: it breaks off there. Two letters are as
  /// well a name.
  private static func isBeginning(of word: String, _ bytes: Span<UInt8>) -> Bool {
    bytes.count > 2 && bytes.count < word.utf8.count
      && bytes.hasWord(String(word.prefix(bytes.count)), at: 0)
  }

  /// Whether the content begins with a tag of XML or HTML, or breaks off in one.
  private static func beginsWithTag(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    guard let first = content.first, bytes[first] == ASCII.less else { return false }
    var index = first + 1
    while index < content.upperBound, ASCII.isLetter(bytes[index]) { index += 1 }
    guard index < content.upperBound else { return true }
    let end = bytes[index]
    return index > first + 1
      && (end == ASCII.greater || end == ASCII.slash || ASCII.isWhitespace(end))
  }

  /// Whether some content line begins a card, or the last one breaks off in doing so. The line may be
  /// folded, and anything may stand before it.
  private static func hasCard(_ bytes: Span<UInt8>) -> Bool {
    var lines = ContentLineScanner(bytes)
    while lines.advance() {
      let content = lines.content
      guard content.hasWord("begin", at: 0) else { continue }
      var line = ContentLine()
      guard line.parse(content) else { continue }
      if CardScanner.delimiter(of: line, in: content) == .begin { return true }
      if lines.breaksOff, CardScanner.isBeginningOfBegin(content) { return true }
    }
    return false
  }

  /// Whether the bytes can be the text of someone's names.
  ///
  /// A NUL before the padding at the end is never text. Other control characters are no text either
  /// where the bytes are not UTF-8 or where more than one in ten is of them: pictures and archives
  /// have both.
  private static func isText(_ bytes: Span<UInt8>) -> Bool {
    let range = bytes.trimmed(0..<bytes.count)
    var controls = 0
    for index in range {
      let byte = bytes[index]
      if byte == ASCII.null { return false }
      if byte < ASCII.space && !ASCII.isWhitespace(byte) { controls += 1 }
    }
    guard controls > 0 else { return true }
    let isUTF8 = (try? UTF8Span(validating: bytes.extracting(range))) != nil
    return isUTF8 && controls * 10 <= range.count
  }
}
