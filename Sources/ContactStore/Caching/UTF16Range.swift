/// Places in texts as JavaScript counts them.
package enum UTF16Range {
  /// A range of bytes of UTF-8 as one of UTF-16 code units.
  package static func of(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    let lower = units(text, 0..<range.lowerBound)
    return lower..<lower + units(text, range)
  }

  /// How many code units so many bytes are.
  private static func units(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where index < text.count {
      let byte = text[index]
      // Each first byte is a unit; those of four bytes are two.
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    return count
  }
}
