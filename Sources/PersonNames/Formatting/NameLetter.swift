/// The first letter of a text.
enum NameLetter {
  /// The first grapheme cluster by the rules of Unicode 17 (UAX #29, rule GB9c), which keep consonants
  /// together that are written as one. The standard library of Swift 6.3 does so for the scripts of India
  /// only.
  ///
  /// - Complexity: O(*n*) in the length of the cluster.
  static func first(of text: some StringProtocol) -> String {
    var end = text.startIndex
    while end < text.endIndex {
      let cluster = text[end].unicodeScalars
      end = text.index(after: end)
      let isLinked = cluster.last { $0.value != 0x200D }.map(isLinker) ?? false
      guard isLinked, end < text.endIndex, startsWithLetter(text[end]) else { break }
    }
    return String(text[..<end])
  }

  private static func startsWithLetter(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .otherLetter
  }

  /// The signs that tie two consonants together, those of India apart (Unicode,
  /// `DerivedCoreProperties.txt`, InCB).
  private static func isLinker(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1039, 0x17D2, 0x1A60, 0x1B44, 0x1BAB, 0xA9C0, 0xAAF6, 0x10A3F, 0x11133, 0x113D0, 0x1193E,
      0x11A47, 0x11A99, 0x11F42:
      true
    default: false
    }
  }
}
