internal import Collation

/// Letters without their case and accents: what has the same primary weight in the root collation has the same
/// code, a to z and 0 to 9 those of ASCII.
struct LetterFolding: Sendable {
  static let shared = LetterFolding()

  private let collator = Collator(table: .embeddedRoot)
  private let asciiCodes: [UInt32: UInt32]

  private init() {
    var codes: [UInt32: UInt32] = [:]
    for byte in Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8) {
      codes[collator.firstPrimaryWeight(utf8: [byte].span)] = UInt32(byte)
    }
    asciiCodes = codes
  }

  /// Calls `body` with the code of each letter in a range of a text, 0 for marks, and where it is.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  func forEachCode(
    of text: Span<UInt8>, in range: Range<Int>, _ body: (UInt32, Range<Int>) -> Void
  ) {
    if range.allSatisfy({ text[$0] < 0x80 }) {
      for index in range { body(UInt32(text[index] | 0x20), index..<index + 1) }
      return
    }
    for element in collator.elements(utf8: text.extracting(range)) {
      let start = range.lowerBound + element.utf8Range.lowerBound
      body(
        asciiCodes[element.primary] ?? element.primary, start..<start + element.utf8Range.count)
    }
  }
}
