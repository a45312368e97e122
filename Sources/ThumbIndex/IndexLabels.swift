/// The letters that name sections.
enum IndexLabels {
  /// The basic Latin alphabet (LDML part 2, "Index characters", as English has them).
  static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  /// The title of the section for everything that no letter covers.
  static let remainder = "#"

  /// The letters that a Mandarin syllable begins with in pinyin: the index markers of CLDR's pinyin
  /// collation. No syllable begins with I, U or V.
  static let pinyin = latin.filter { !["I", "U", "V"].contains($0) }

  /// What stands before a letter in an index marker of a tailoring (LDML part 5, "Collation Indexes").
  /// The compiler takes no noncharacters in literals, so these are the bytes of U+FDD0.
  static let marker = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)
}
