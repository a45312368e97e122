import TestSupport

/// Texts made of a few pieces that collation finds hard, so that they often are the same or nearly so.
struct HostileText {
  private let pieces: [[UInt8]]

  /// Chooses pieces: some of those given, some that are hard in any collation.
  init(_ generator: inout SeededGenerator, pieces own: [[UInt8]]) {
    var random = RandomText(seed: generator.next())
    pieces = (0..<2 + generator.below(7)).map { _ in
      switch generator.below(8) {
      case 0...2 where !own.isEmpty: generator.one(of: own)
      case 3...4: random.nextBytes(length: 3)
      case 5: generator.one(of: Self.illFormed)
      default: Array(generator.one(of: Self.special).utf8)
      }
    }
  }

  /// A text of at most eight pieces, now and then with a byte changed.
  func next(_ generator: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<generator.below(9) { text += generator.one(of: pieces) }
    if !text.isEmpty, generator.once(in: 16) {
      text[generator.below(text.count)] = UInt8(truncatingIfNeeded: generator.next())
    }
    return text
  }

  /// A text that is much like another.
  func neighbour(of text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0...generator.below(2) {
      let place = generator.below(text.count + 1)
      switch generator.below(3) {
      case 0: text.insert(contentsOf: generator.one(of: pieces), at: place)
      case 1: text += generator.one(of: pieces)
      default: text.removeSubrange(place..<min(text.count, place + 1 + generator.below(3)))
      }
    }
    return text
  }

  /// What stands for sections and borders, and other code points that literals can't have.
  private static let noncharacters = [0xFDD0, 0xFDD1, 0xFFFE, 0xFFFF, 0x10FFFF].flatMap {
    Unicode.Scalar(UInt32($0)).map { ["\($0)", "\($0)A", "\($0)\u{2E80}"] } ?? []
  }

  private static let special = noncharacters + common
  private static let common = [
    // Marks of all classes, those that decompose or are blocked, and what joins or divides them.
    "\u{300}", "\u{323}", "\u{345}", "\u{344}", "\u{340}", "\u{1D165}", "\u{34F}", "\u{200D}",
    "\u{FE0F}", "\u{F71}", "\u{F72}", "\u{F73}", "\u{F75}", "\u{F81}", "\u{FB2}\u{F71}\u{F80}",
    "\u{FB3}\u{F81}", "\u{CC6}\u{CC2}\u{CD5}", "\u{DD9}\u{DCF}\u{DCA}", "\u{9C7}\u{9BE}",
    "\u{1B3E}\u{1B35}", "\u{11099}\u{110BA}", "\u{16121}\u{1611F}", "\u{16D67}\u{16D67}",
    // Jamo, alone, as syllables, and as old syllables.
    "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{1113}", "\u{11FF}", "\u{A97C}", "\u{D7FB}",
    // Prefixes and what they stand before.
    "カー", "ｶｰ", "ｶﾞ", "きゝ", "ギヾ", "か\u{3099}", "ー", "ゞ", "l·", "L\u{387}", "ŀ",
    // Numbers.
    "0", "00", "9", "10", "१०", "𝟙", "1234567890", String(repeating: "9", count: 255),
    // Contractions of tailorings.
    "ch", "Ch", "cH", "dzs", "DDZS", "ll", "aa", "ng", "lj", "ǆ", "c\u{30C}", "เก", "ໂກ", "ꪵꪀ",
    "ក្ក", "က္က", "ࡃ", "ཧྱ", "👩🏻‍❤️‍👨🏿", "🇩🇪", "#️⃣",
    // Borders, controls, ends of blocks.
    "\u{FFFD}", "\u{0}", "\u{1}", "\u{E0001}", "一", "\u{9FFF}", "\u{FA0E}", "\u{20000}",
    "\u{2FA1D}",
    "\u{3347A}", "\u{17000}", "\u{18D1E}", "\u{1B170}",
    // Punctuation and letters that differ little.
    " ", "-", "'", "_", "~", "$", "a", "A", "á", "ａ", "Ⓐ", "ª", "æ", "ß", "ẞ", "ı", "İ", "ſ",
  ]

  private static let illFormed: [[UInt8]] = [
    [0xFF], [0xC3], [0xE1, 0x80], [0xF1, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x80], [0xCC], [0xF0, 0x82, 0x82, 0xAC],
  ]
}
