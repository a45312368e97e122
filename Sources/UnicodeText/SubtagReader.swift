/// Reads the subtags of a language tag one after another, each once.
struct SubtagReader {
  private let bytes: [UInt8]
  private var next = 0
  private var number = 0
  /// The subtag that is read and not yet passed, or `nil` at the end.
  private(set) var current: Subtag?

  /// Reads the first subtag.
  init(_ bytes: [UInt8]) throws(LanguageTagSyntaxError) {
    self.bytes = bytes
    try advance()
  }

  /// Goes on to the next subtag.
  mutating func advance() throws(LanguageTagSyntaxError) {
    current = nil
    guard next <= bytes.count else { return }
    let start = next
    number += 1
    var builder = SubtagBuilder()
    while next < bytes.count, !Self.isSeparator(bytes[next]) {
      builder.append(bytes[next])
      next += 1
    }
    let end = next
    next += 1
    current = builder.subtag
    if current == nil { throw error(builder, at: start..<end) }
  }

  /// Goes on if the current subtag is one that is looked for, and gives it.
  mutating func take(if condition: (Subtag) -> Bool) throws(LanguageTagSyntaxError) -> Subtag? {
    guard let subtag = current, condition(subtag) else { return nil }
    try advance()
    return subtag
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F }

  private func error(_ builder: SubtagBuilder, at range: Range<Int>) -> LanguageTagSyntaxError {
    guard !range.isEmpty else {
      return LanguageTagSyntaxError(
        bytes.isEmpty ? "it is empty" : "its part \(number), between the hyphens, is empty")
    }
    guard builder.isPlain else {
      return LanguageTagSyntaxError(
        "its part \(number) has a character other than the letters a to z and digits")
    }
    let text = String(decoding: bytes[range].prefix(20), as: UTF8.self)
    let end = range.count > 20 ? "…" : ""
    return LanguageTagSyntaxError("\(text)\(end) is longer than eight letters")
  }
}
