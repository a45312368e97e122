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
}
