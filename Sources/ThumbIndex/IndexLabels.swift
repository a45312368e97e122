/// The labels that every index may have.
enum IndexLabels {
  /// The basic Latin alphabet (LDML part 2, section 3.1, "Index characters", as English has them).
  static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  /// The title of the section for everything that no letter covers.
  static let remainder = "#"

  /// The title of the section for ideographs that no letter covers: "other" in Japanese and Chinese.
  static let ideographs = "他"
}
