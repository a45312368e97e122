/// The markup of an XML text (XML 1.0), as far as property lists need it: tags and character data.
///
/// Comments, processing instructions and the document type are skipped. No entity is ever expanded
/// but the five of XML itself and character references, so that a small file stays small.
struct XMLScanner: ~Escapable {
  /// A start or end tag. Attributes are passed over.
  struct Tag {
    var name: Range<Int>
    var isEnd = false
    /// Whether the tag opens and closes the element at once: `<dict/>`.
    var isEmpty = false
    var line: Int
  }

  /// What stands next in the text.
  enum Token {
    case tag(Tag)
    /// Text outside of an element that may hold some, beginning on the line.
    case strayText(line: Int)
    case end
    /// Markup that begins on the line and never ends.
    case unterminated(line: Int)
  }

  let bytes: Span<UInt8>
  var position: Int
  /// Where the padding at the end of the file begins.
  private let contentEnd: Int
  private var countedLine = 1
  private var countedTo = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    position = bytes.byteOrderMarkLength(at: 0)
    contentEnd = bytes.trimmed(0..<bytes.count).upperBound
  }

  /// The line of the current position, from 1.
  ///
  /// - Complexity: O(*n*) in the bytes since it was asked last.
  mutating func line() -> Int {
    while countedTo < min(position, bytes.count) {
      let isEnd =
        bytes[countedTo] == ASCII.lineFeed
        || bytes[countedTo] == ASCII.carriageReturn
          && !(countedTo + 1 < bytes.count && bytes[countedTo + 1] == ASCII.lineFeed)
      if isEnd { countedLine += 1 }
      countedTo += 1
    }
    return countedLine
  }

  /// Takes the next tag, skipping what is not part of the content.
  mutating func next() -> Token {
    while true {
      while position < bytes.count, ASCII.isWhitespace(bytes[position]) { position += 1 }
      guard position < contentEnd else { return .end }
      let start = line()
      guard bytes[position] == ASCII.less else {
        while position < bytes.count, bytes[position] != ASCII.less { position += 1 }
        return .strayText(line: start)
      }
      if bytes.hasWord("<!--", at: position) {
        guard skip(past: "-->", from: position + 4) else { return .unterminated(line: start) }
      } else if bytes.hasWord("<?", at: position) {
        guard skip(past: "?>", from: position + 2) else { return .unterminated(line: start) }
      } else if bytes.hasWord("<!", at: position) {
        guard skipDeclaration() else { return .unterminated(line: start) }
      } else {
        guard let tag = takeTag(line: start) else { return .unterminated(line: start) }
        return .tag(tag)
      }
    }
  }

  /// Goes behind the next `word`, or returns `false` if there is none.
  mutating func skip(past word: String, from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      if bytes.hasWord(word, at: index) {
        position = index + word.utf8.count
        return true
      }
      index += 1
    }
    position = bytes.count
    return false
  }

  /// Skips a document type, with the declarations in its brackets.
  private mutating func skipDeclaration() -> Bool {
    var brackets = 0
    var openQuote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let quote = openQuote {
        if byte == quote { openQuote = nil }
      } else if bytes.hasWord("<!--", at: position) {
        guard skip(past: "-->", from: position + 4) else { return false }
        continue
      } else {
        switch byte {
        case ASCII.quote, UInt8(ascii: "'"): openQuote = byte
        case UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: "]"): brackets -= 1
        case ASCII.greater where brackets <= 0:
          position += 1
          return true
        default: break
        }
      }
      position += 1
    }
    return false
  }

  private mutating func takeTag(line: Int) -> Tag? {
    position += 1
    let isEnd = position < bytes.count && bytes[position] == ASCII.slash
    if isEnd { position += 1 }
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    var tag = Tag(name: start..<position, isEnd: isEnd, line: line)
    var openQuote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let quote = openQuote {
        if byte == quote { openQuote = nil }
      } else if byte == ASCII.quote || byte == UInt8(ascii: "'") {
        openQuote = byte
      } else if byte == ASCII.greater {
        tag.isEmpty = bytes[position - 2] == ASCII.slash && !isEnd
        return tag
      }
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    ASCII.isWhitespace(byte) || byte == ASCII.slash || byte == ASCII.greater || byte == ASCII.less
  }
}
