extension TextEncoding {
  /// Decodes bytes, and says how many of them meant nothing and became U+FFFD.
  func decode(_ bytes: Span<UInt8>) -> (text: String, errorCount: Int) {
    switch name {
    case "utf-8":
      let decoded = DecodedText(repairing: bytes)
      return (decoded.text, decoded.fault == nil ? 0 : 1)
    case "windows-1252": return (Windows1252.decode(bytes), 0)
    case "utf-16":
      if let narrow = WideText.convertedToUTF8(bytes, insisting: true) {
        return (String(decoding: narrow, as: UTF8.self), 0)
      }
    default: break
    }
    let replacement = Array("\u{FFFD}".utf8)
    guard
      let result = Iconv.convert(bytes, from: iconvName, to: "UTF-8", replacement: replacement)
    else { return (Windows1252.decode(bytes), 0) }
    return (String(decoding: result.bytes, as: UTF8.self), result.errorCount)
  }

  /// The bytes of a text, or `nil` if the encoding has not all of its characters.
  func encode(_ text: String) -> [UInt8]? {
    if self == .utf8 { return Array(text.utf8) }
    guard let result = Iconv.convert(text.utf8.span, from: "UTF-8", to: iconvName),
      result.errorCount == 0
    else { return nil }
    return result.bytes
  }
}
