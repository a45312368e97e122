internal import UnicodeText

/// A surname that a reader has a reading of their own for.
struct OwnSurname {
  let surname: Surname

  init(_ text: String, read reading: String) throws(SurnameReadingError) {
    let scalars = text.unicodeScalars.map(\.value)
    let syllables = reading.split(separator: " ").map(String.init)
    func error(_ reason: String) -> SurnameReadingError {
      SurnameReadingError(surname: text, reading: reading, reason: reason)
    }
    guard (1...2).contains(scalars.count), scalars.allSatisfy({ IdeographIndex.place(of: $0) >= 0 })
    else { throw error("a surname is one or two ideographs") }
    guard syllables.count == scalars.count else {
      throw error("give one syllable for each ideograph, with blanks between")
    }
    var places: [SurnamePlace] = []
    for (scalar, syllable) in zip(scalars, syllables) {
      guard let row = ChineseNameTable.embedded.row(of: Self.composed(syllable)) else {
        throw error("“\(syllable)” is no syllable of pinyin with its tone mark, such as zēng")
      }
      places.append(PinyinOrder.shared.place(of: scalar, inRow: row))
    }
    guard let first = places.first else { throw error("a surname is one or two ideographs") }
    surname = Surname(
      first: first, second: places.count > 1 ? places[1] : nil, isSure: true)
  }

  /// A syllable in lower case, with the letters that the table has: NFC.
  private static func composed(_ syllable: String) -> String {
    let wanted = CanonicalDecomposition.nfd(syllable.lowercased().utf8.span)
    let table = ChineseNameTable.embedded
    let row = (0..<table.readingCount).first {
      CanonicalDecomposition.nfd(table.reading($0).utf8.span) == wanted
    }
    return row.map(table.reading) ?? syllable
  }
}
