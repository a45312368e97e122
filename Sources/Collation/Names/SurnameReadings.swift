internal import UnicodeText

/// How the surnames at the start of Chinese names are read, where that isn't as their ideographs are read
/// elsewhere: 曾 is céng in a sentence and zēng in a name.
///
/// The readings act in collations that order ideographs by pinyin. They apply to a name that is known to
/// begin with a family name, which ``familyNameMark`` in front says; and to any other text of two to four
/// ideographs that may be a person's name, as far as a surname is read in one way only and the text is
/// no word and no organisation that begins like it. Documentation/Readings.md has the list.
///
/// ```swift
/// let own = try SurnameReadings(["乐": "lè"])
/// let collator = try Collator(locale: "zh-Hans", surnames: own)
/// ```
public struct SurnameReadings: Sendable, Hashable {
  /// An invisible character, U+2063, that says at the start of a text that a family name follows.
  /// Collation ignores it.
  public static let familyNameMark = "\u{2063}"

  /// The readings that the library knows: CLDR's of its transform Han-Latin/Names, and others.
  public static let standard = SurnameReadings()

  private let own: [[UInt32]: Surname]

  private init(own: [[UInt32]: Surname] = [:]) { self.own = own }

  /// The library's readings, and in their place those of your own, which hold wherever a name seems to
  /// begin with the surname.
  ///
  /// - Parameter own: The readings by surname, one or two ideographs: `["乐": "lè"]`, `["尉迟":
  ///   "yù chí"]`, with tone marks and a blank between the syllables.
  /// - Throws: ``SurnameReadingError`` for the first surname or reading that can't be understood.
  /// - Complexity: O(*n*) in the number of readings, and some ten milliseconds the first time, to see
  ///   where each is among the ideographs of its reading.
  public init(_ own: [String: String]) throws(SurnameReadingError) {
    var surnames: [[UInt32]: Surname] = [:]
    for (surname, reading) in own.sorted(by: { $0.key < $1.key }) {
      let scalars = Self.scalars(surname)
      surnames[scalars] = try OwnSurname(surname, read: reading).surname
    }
    self.init(own: surnames)
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// What the places of names depend on, as text: the readings of your own, which the library's data doesn't
  /// tell.
  package var identity: String {
    own.map { ideographs, surname in
      let places = surname.places.map { "\($0.predecessor).\($0.number).\($0.row)" }
      return "\(ideographs)=\(places)"
    }.sorted().joined(separator: " ")
  }

  /// The surname that a text begins with, as far as it is read otherwise, and where it begins and ends.
  package func match(_ text: Span<UInt8>) -> (surname: Surname, range: Range<Int>)? {
    guard let start = start(of: text) else { return nil }
    var index = start.index
    let first = UTF8Reader.decode(text, at: &index)
    let table = ChineseNameTable.embedded
    guard table.mayBegin(first) || !own.isEmpty else { return nil }
    let endOfFirst = index
    let second = index < text.count ? UTF8Reader.decode(text, at: &index) : 0
    let ownSurname = own.isEmpty ? nil : own[[first, second]] ?? own[[first]]
    let found = ownSurname ?? table.surname(first, second)
    guard let found else { return nil }
    if !start.isFamilyName {
      guard found.isSure,
        PersonalName.seems(text.extracting(start.index..<text.count))
      else {
        return nil
      }
    }
    return (found, start.index..<(found.second != nil ? index : endOfFirst))
  }

  /// Those that are surely read so.
  var rows: SurnameRows {
    if own.isEmpty { return .standard }
    // Where a surname of one ideograph is the reader's own, so is what begins with it.
    let standard = ChineseNameTable.embedded.surnames.filter { ideographs, _ in
      own[ideographs] == nil && own[[ideographs[0]]] == nil
    }
    return SurnameRows(standard + own.map { ($0.key, $0.value) })
  }

  /// U+2063 as a number.
  static let familyNameMarkValue: UInt32 = 0x2063

  /// Where the text begins, behind marks of a family name.
  private func start(of text: Span<UInt8>) -> (index: Int, isFamilyName: Bool)? {
    var index = 0
    // U+2063 is E2 81 A3.
    while text.count >= index + 3, text[index] == 0xE2, text[index + 1] == 0x81,
      text[index + 2] == 0xA3
    {
      index += 3
    }
    return index < text.count ? (index, index > 0) : nil
  }
}
