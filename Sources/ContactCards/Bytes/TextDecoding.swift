/// A text decoded from bytes, and what had to be guessed for it.
struct DecodedText {
  /// Why bytes were not plain UTF-8.
  enum Fault {
    /// They were read as windows-1252, the usual undeclared encoding.
    case readAsWindows1252
    /// Broken characters were replaced by U+FFFD.
    case repaired
  }

  var text: String
  var fault: Fault?

  /// Decodes UTF-8, and replaces what is ill-formed by U+FFFD.
  init(repairing bytes: Span<UInt8>) {
    if let valid = try? UTF8Span(validating: bytes) {
      self.init(text: String(copying: valid), fault: nil)
    } else {
      let copy = bytes.indices.map { bytes[$0] }
      self.init(text: String(decoding: copy, as: UTF8.self), fault: .repaired)
    }
  }

  /// Decodes UTF-8; where that is ill-formed, windows-1252 if nothing in the text looks like UTF-8,
  /// else UTF-8 with U+FFFD for what is broken.
  init(guessing bytes: Span<UInt8>) {
    self.init(repairing: bytes)
    guard fault != nil, !Self.hasMultibyteCharacter(bytes) else { return }
    self.init(text: Windows1252.decode(bytes), fault: .readAsWindows1252)
  }

  private init(text: String, fault: Fault?) {
    self.text = text
    self.fault = fault
  }

  /// Whether some lead byte is followed by the continuation bytes it asks for.
  private static func hasMultibyteCharacter(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let length = max(1, (~bytes[index]).leadingZeroBitCount)
      if length >= 2, length <= 4, index + length <= bytes.count,
        (index + 1..<index + length).allSatisfy({ bytes[$0] & 0xC0 == 0x80 })
      {
        return true
      }
      index += 1
    }
    return false
  }
}

/// The encoding windows-1252, as browsers read it: a superset of ISO 8859-1.
enum Windows1252 {
  /// The characters of the bytes 0x80 to 0x9F; the other bytes are their own code point.
  private static let c1: [32 of UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// Decodes the bytes; no byte is an error.
  static func decode(_ bytes: Span<UInt8>) -> String {
    let units = bytes.indices.map { index in
      let byte = bytes[index]
      return byte >= 0x80 && byte < 0xA0 ? c1[Int(byte) - 0x80] : UInt16(byte)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
