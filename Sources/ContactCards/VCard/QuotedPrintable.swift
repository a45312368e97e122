/// The quoted-printable encoding of vCard 2.1 (RFC 2045 section 6.7).
enum QuotedPrintable {
  /// Decodes a part of a line whose soft line breaks are joined already.
  ///
  /// A `=` that two hexadecimal digits do not follow is text.
  static func decode(_ part: Range<Int>, of line: Span<UInt8>, into output: inout [UInt8]) {
    var index = part.lowerBound
    while index < part.upperBound {
      if line[index] == ASCII.equals, index + 2 < part.upperBound,
        let high = ASCII.hexadecimalValue(line[index + 1]),
        let low = ASCII.hexadecimalValue(line[index + 2])
      {
        output.append(high << 4 | low)
        index += 3
      } else {
        output.append(line[index])
        index += 1
      }
    }
  }

  /// Whether what is encoded at the end of a line breaks off inside a character of UTF-8.
  static func endsInsideCharacter(_ line: Span<UInt8>) -> Bool {
    var position = line.count
    for length in 1...3 {
      guard let (byte, start) = lastByte(of: line, before: position) else { return false }
      if byte & 0xC0 != 0x80 { return byte >= 0xC2 && (~byte).leadingZeroBitCount > length }
      position = start
    }
    return false
  }

  /// The byte that is encoded in front of `end`, and where it begins; `nil` if none is.
  private static func lastByte(of line: Span<UInt8>, before end: Int) -> (UInt8, start: Int)? {
    if end >= 3, line[end - 3] == ASCII.equals,
      let high = ASCII.hexadecimalValue(line[end - 2]),
      let low = ASCII.hexadecimalValue(line[end - 1])
    {
      return (high << 4 | low, end - 3)
    }
    return end >= 1 ? (line[end - 1], end - 1) : nil
  }

  /// Encodes a value in the notation of vCard 3.0 behind `head`, with soft line breaks.
  ///
  /// Line breaks become `=0D=0A`. Separators stay as they are, and so do the backslashes in front of
  /// those that are text.
  static func encode(_ value: String, after head: String, lineEnd: String) -> String {
    var result = Array(head.utf8)
    var length = result.count
    func append(_ piece: [UInt8]) {
      // RFC 2045 allows 76 bytes with the `=` at the end.
      if length + piece.count > 75 {
        result.append(ASCII.equals)
        result += lineEnd.utf8
        length = 0
      }
      // A blank at the beginning of a line would be taken for the mark of a fold.
      let isExposed = length == 0 && piece == [ASCII.space]
      result += isExposed ? Array("=20".utf8) : piece
      length += isExposed ? 3 : piece.count
    }
    var bytes = value.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == ASCII.backslash else {
        append(encoded(byte))
        continue
      }
      switch bytes.next() {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): append(Array("=0D=0A".utf8))
      case let next?: append(encoded(byte) + encoded(next))
      case nil: append(encoded(byte))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func encoded(_ byte: UInt8) -> [UInt8] {
    guard byte < ASCII.space || byte >= 0x7F || byte == ASCII.equals else { return [byte] }
    let digits = Array("0123456789ABCDEF".utf8)
    return [ASCII.equals, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
