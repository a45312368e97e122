package import UnicodeText

/// The table `person-names`: how each locale writes the names of people (LDML part 8).
///
/// | sections | hold |
/// | --- | --- |
/// | 0, 1 | ``TextList``: the keys of locales, ascending; ``IndexLabelTable/keys(of:by:)`` tells what they are |
/// | 2 | for each key the number of its format |
/// | 3 | for each format eight numbers: its row of patterns; its flags; the texts of ``NameFormat`` in their order |
/// | 4 | for each row seven numbers of groups |
/// | 5 | for each group six numbers of patterns; ``NamePatternCell`` tells what the 42 of a row are for |
/// | 6, 7 | ``TextList``: patterns in bytes; where two may serve, a 0 between them |
/// | 8, 9 | ``TextList``: texts |
///
/// Flags: bits 0 and 1 the usual length, bit 2 the usual formality, bit 3 whether the locale has data of its
/// own. Format 0 is the root's. What locales inherit is in their rows; a locale is listed only where it
/// differs from what it is looked up as otherwise.
package struct PersonNameTable: Sendable {
  private let localeKeys: TextList
  private let formatNumbers: TableSlice<UInt16>
  private let formats: TableSlice<UInt16>
  private let rows: TableSlice<UInt16>
  private let groups: TableSlice<UInt16>
  private let patterns: TextList
  private let texts: TextList

  /// The table that is embedded in the library.
  package static let embedded: PersonNameTable = {
    let table = TableBytes(named: "person-names")
    assert(table != nil, "the table person-names is not embedded")
    return PersonNameTable(table ?? .empty)
  }()

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ bytes: TableBytes) {
    localeKeys = TextList(bytes, firstSection: 0)
    formatNumbers = bytes.section(2).elements(of: UInt16.self)
    formats = bytes.section(3).elements(of: UInt16.self)
    rows = bytes.section(4).elements(of: UInt16.self)
    groups = bytes.section(5).elements(of: UInt16.self)
    patterns = TextList(bytes, firstSection: 6)
    texts = TextList(bytes, firstSection: 8)
  }

  /// How a locale writes names: the root's way, if CLDR doesn't know it.
  ///
  /// - Complexity: O(log *n*) in the number of keys.
  package func format(of tag: LanguageTag, by locales: LocaleTable = .embedded) -> NameFormat {
    for key in IndexLabelTable.keys(of: tag, by: locales) {
      if let index = localeKeys.index(ofSorted: key) { return format(Int(formatNumbers[index])) }
    }
    return format(0)
  }

  /// The patterns of one combination, in the order of their texts in CLDR's files.
  package func patterns(of format: NameFormat, cell: Int) -> [NamePattern] {
    let (index, place) = cell.quotientAndRemainder(dividingBy: NamePatternCell.groupSize)
    let group = Int(rows[format.patterns * NamePatternCell.groupCount + index])
    let number = groups[group * NamePatternCell.groupSize + place]
    return patterns[Int(number)].split(separator: 0).map { NamePattern(bytes: $0) }
  }

  private func format(_ number: Int) -> NameFormat {
    func element(_ index: Int) -> Int { Int(formats[number * Self.formatSize + index]) }
    func text(_ index: Int) -> String { String(decoding: texts[element(index)], as: UTF8.self) }
    var format = NameFormat()
    format.patterns = element(0)
    format.length = PersonNameFormatter.Length(rawValue: element(1) & 3) ?? .medium
    format.formality = element(1) & 4 == 0 ? .formal : .informal
    format.isOwn = element(1) & 8 != 0
    (format.givenFirst, format.surnameFirst) = (text(2), text(3))
    (format.nativeSpace, format.foreignSpace) = (text(4), text(5))
    (format.initial, format.initialSequence) = (text(6), text(7))
    return format
  }

  /// How many numbers a format has.
  private static let formatSize = 8
}

extension NameFormat {
  /// The flags and texts as ``PersonNameTable`` has them.
  package var flags: UInt16 {
    UInt16(length.rawValue) | (formality == .formal ? 0 : 4) | (isOwn ? 8 : 0)
  }

  /// The texts in their order.
  package var texts: [String] {
    [givenFirst, surnameFirst, nativeSpace, foreignSpace, initial, initialSequence]
  }
}
