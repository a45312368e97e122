/// One subtag of a language tag: one to eight ASCII letters and digits, in lower case (RFC 5646,
/// section 2.1).
///
/// The characters stand in the bytes of one integer, the first in the highest byte, so subtags compare
/// as their texts do, and none needs memory of its own.
package struct Subtag: Sendable, Hashable, Comparable {
  /// The characters, the first in the highest byte; zero after the last.
  package let bits: UInt64

  /// Takes characters as ``bits`` holds them.
  package init(bits: UInt64) { self.bits = bits }

  /// Takes a text, or fails if it is not one to eight ASCII letters and digits.
  package init?(text: some StringProtocol) {
    var builder = SubtagBuilder()
    for byte in text.utf8 { builder.append(byte) }
    guard let subtag = builder.subtag else { return nil }
    self = subtag
  }

  /// How many characters there are.
  package var count: Int { (71 - bits.trailingZeroBitCount) / 8 }

  /// The character at `index`, zero outside.
  package subscript(_ index: Int) -> UInt8 {
    (0..<8).contains(index) ? UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * index)) : 0
  }

  /// Whether there are letters only.
  package var isAlphabetic: Bool { (0..<count).allSatisfy { self[$0] >= 0x61 } }

  /// Whether there are digits only.
  package var isNumeric: Bool { (0..<count).allSatisfy { self[$0] < 0x61 } }

  /// True if the text of `left` comes first.
  package static func < (left: Subtag, right: Subtag) -> Bool { left.bits < right.bits }
}

extension Subtag: CustomStringConvertible {
  /// The text, in lower case.
  package var description: String {
    String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
  }

  /// The text in capitals, as regions are written.
  package var uppercased: String { description.uppercased() }

  /// The text with a capital first, as scripts are written.
  package var capitalized: String {
    let text = description
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Subtag: ExpressibleByStringLiteral {
  /// Takes the first eight letters and digits of a literal.
  package init(stringLiteral text: StaticString) {
    var builder = SubtagBuilder()
    for byte in text.description.utf8.prefix(8) { builder.append(byte) }
    bits = builder.bits
  }
}

/// Collects the characters of a subtag, and remembers what was wrong with them.
struct SubtagBuilder {
  private(set) var bits: UInt64 = 0
  private(set) var count = 0
  private(set) var isPlain = true

  /// Adds a character.
  mutating func append(_ byte: UInt8) {
    let isDigit = byte &- 0x30 < 10
    let lower = byte | 0x20
    guard isDigit || lower &- 0x61 < 26 else {
      isPlain = false
      count += 1
      return
    }
    if count < 8 { bits |= UInt64(isDigit ? byte : lower) << UInt64(56 - 8 * count) }
    count += 1
  }

  /// The subtag, if it is well-formed.
  var subtag: Subtag? { isPlain && (1...8).contains(count) ? Subtag(bits: bits) : nil }
}
