/// A text decoded from bytes, and what had to be guessed for it.
struct DecodedText {
  /// Why bytes were not plain UTF-8.
  enum Fault: Hashable {
    /// They do not say their encoding, and were read as one that fits.
    case readAs(TextEncoding)
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

  /// Decodes UTF-8; where that is ill-formed, another encoding, unless most of what is beyond ASCII
  /// is UTF-8 all the same. The other encoding is `fallback`; without one, the text's own bytes
  /// tell.
  init(guessing bytes: Span<UInt8>, fallback: TextEncoding? = nil) {
    self.init(repairing: bytes)
    guard fault != nil, !EncodingGuess.isBrokenUTF8(bytes) else { return }
    let encoding = fallback ?? EncodingGuess.best(for: bytes)
    self.init(text: encoding.decode(bytes).text, fault: .readAs(encoding))
  }

  private init(text: String, fault: Fault?) {
    self.text = text
    self.fault = fault
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
