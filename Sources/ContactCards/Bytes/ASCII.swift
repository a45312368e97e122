/// The bytes that the formats give a meaning to.
enum ASCII {
  static let null: UInt8 = 0x00
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  /// Ctrl-Z, which old systems put at the end of a text.
  static let substitute: UInt8 = 0x1A
  static let space: UInt8 = 0x20
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let equals = UInt8(ascii: "=")
  static let dot = UInt8(ascii: ".")
  static let caret = UInt8(ascii: "^")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let ampersand = UInt8(ascii: "&")

  /// Whether the byte is a blank or a tab: what folds a line, and what may surround a word.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Whether the byte is a letter from A to Z, small or capital.
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether the byte is white space of a text file.
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == space || (byte >= tab && byte <= carriageReturn)
  }

  /// The byte, a capital letter made small.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// The byte, a small letter made capital.
  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte
  }

  /// The value of a hexadecimal digit, or `nil`.
  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
