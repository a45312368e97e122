internal import Collation

/// What has to be known of a character to read it.
enum ReadingScript {
  case ideograph, kana, other
  /// What belongs to the character before it: a variation selector.
  case selector

  /// The kind of a code point.
  init(_ codePoint: UInt32) {
    guard codePoint >= 0x2E80 else {
      self = .other
      return
    }
    switch codePoint {
    case 0x3041...0x3096, 0x3099...0x309E, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x31F0...0x31FF,
      0xFF66...0xFF9F:
      self = .kana
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .selector
    // Radicals, 〇 and the like, strokes, compatibility ideographs.
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303A, 0x31C0...0x31E3,
      0xF900...0xFAFF, 0x2F800...0x2FA1F:
      self = .ideograph
    default: self = IdeographIndex.place(of: codePoint) >= 0 ? .ideograph : .other
    }
  }
}
