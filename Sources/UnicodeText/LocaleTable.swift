/// The table `locales`: what of CLDR's supplemental data is needed to understand a language tag.
///
/// | sections | hold |
/// | --- | --- |
/// | 0 | the scripts that codes number, as four lower-case letters in 32 bits, ascending |
/// | 1 | the regions that codes number, as ``regionNumber(_:)`` has them, ascending |
/// | 2, 3 | likely subtags: a ``LocaleCode``, and the one that it stands for with all its parts |
/// | 4, 5 | aliases: of a language, a language and region, or a script, and what replaces it |
/// | 6, 7, 8 | aliases of regions: the regions; where the replacements of each start; the replacements |
/// | 9, 10 | ``VariantAlias``: two codes each; three variants each |
/// | 11, 12 | ``TextList``: grandfathered tags in ascending order, each followed by its replacement |
///
/// The sections after these are about collations; the module `Collation` reads them.
///
/// The aliases are supplementalMetadata.xml's (UTS #35 part 1, annex C), the likely subtags
/// likelySubtags.xml's (section 4.3), without those that tell only that a little-known language is
/// written in Latin script.
package struct LocaleTable: Sendable {
  /// All sections.
  package let bytes: TableBytes
  private let scripts: TableSlice<UInt32>
  private let regions: TableSlice<UInt16>
  private let likely: SortedMap<UInt32>
  private let aliases: SortedMap<UInt32>
  private let regionAliases:
    (keys: TableSlice<UInt16>, starts: TableSlice<UInt16>, targets: TableSlice<UInt16>)
  private let legacyTags: TextList
  private let variantAliasParts: (codes: TableSlice<UInt32>, variants: TableSlice<UInt64>)

  /// The table that is embedded in the library.
  package static let embedded: LocaleTable = {
    let table = TableBytes(named: "locales")
    assert(table != nil, "the table locales is not embedded")
    return LocaleTable(table ?? .empty)
  }()

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ bytes: TableBytes) {
    self.bytes = bytes
    scripts = bytes.section(0).elements(of: UInt32.self)
    regions = bytes.section(1).elements(of: UInt16.self)
    likely = SortedMap(bytes, firstSection: 2)
    aliases = SortedMap(bytes, firstSection: 4)
    regionAliases = (
      bytes.section(6).elements(of: UInt16.self), bytes.section(7).elements(of: UInt16.self),
      bytes.section(8).elements(of: UInt16.self)
    )
    variantAliasParts = (
      bytes.section(9).elements(of: UInt32.self), bytes.section(10).elements(of: UInt64.self)
    )
    legacyTags = TextList(bytes, firstSection: 11)
  }

  /// The code of a language, script and region, or `nil` if the table doesn't know one of them.
  package func code(language: Subtag, script: Subtag? = nil, region: Subtag? = nil) -> LocaleCode? {
    let scriptNumber = script.map { scripts.index(ofSorted: UInt32($0.bits >> 32)) }
    let regionNumber = region.map { region in
      Self.regionNumber(region).flatMap { regions.index(ofSorted: $0) }
    }
    if scriptNumber == .some(nil) || regionNumber == .some(nil) { return nil }
    return LocaleCode(
      language: language, script: scriptNumber ?? nil, region: regionNumber ?? nil)
  }

  /// The language, script and region of a code.
  package func tag(of code: LocaleCode) -> LanguageTag {
    LanguageTag(
      language: code.language,
      script: code.script.map { Subtag(bits: UInt64(scripts[$0]) << 32) },
      region: code.region.flatMap { Self.region(regions[$0]) })
  }

  /// What a language, script and region most likely stand for, as they are in the table.
  package func likelySubtags(of code: LocaleCode) -> LanguageTag? {
    likely[code.bits].map { tag(of: LocaleCode(bits: $0)) }
  }

  /// What replaces a language, a language and region, or a script.
  package func alias(of code: LocaleCode) -> LanguageTag? {
    aliases[code.bits].map { tag(of: LocaleCode(bits: $0)) }
  }

  /// The aliases of variants, in the order that they are tried in.
  ///
  /// - Complexity: O(*n*) for n rules, of which there are about twenty.
  package var variantAliases: [VariantAlias] {
    VariantAlias.all(codes: variantAliasParts.codes, variants: variantAliasParts.variants)
  }

  /// The regions that a deprecated one became, none if it isn't deprecated.
  package func replacements(ofRegion region: Subtag) -> [Subtag] {
    guard let number = Self.regionNumber(region),
      let index = regionAliases.keys.index(ofSorted: number)
    else { return [] }
    let range = (Int(regionAliases.starts[index]), Int(regionAliases.starts[index + 1]))
    guard range.0 < range.1 else { return [] }
    return (range.0..<range.1).compactMap { Self.region(regionAliases.targets[$0]) }
  }

  /// What replaces a grandfathered tag, `nil` for any other text.
  ///
  /// - Complexity: O(log *n*).
  package func replacement(forLegacyTag tag: [UInt8]) -> [UInt8]? {
    guard tag.count <= Self.longestLegacyTag else { return nil }
    let key = tag.map { $0 == 0x5F ? 0x2D : $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    var low = 0
    var high = legacyTags.count / 2
    while low < high {
      let middle = (low + high) / 2
      let other = legacyTags[2 * middle]
      if other == key { return legacyTags[2 * middle + 1] }
      if other.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// No grandfathered tag has more bytes.
  package static let longestLegacyTag = 16
}

extension LocaleTable {
  /// A region in 16 bits: for letters, 1 for AA to 676 for ZZ; for digits, their number and 1,000.
  package static func regionNumber(_ region: Subtag) -> UInt16? {
    let bytes = (region[0], region[1], region[2])
    if region.count == 2, region.isAlphabetic {
      return UInt16(bytes.0 - 0x61) * 26 + UInt16(bytes.1 - 0x60)
    }
    guard region.count == 3, region.isNumeric else { return nil }
    let digits = (UInt16(bytes.0 - 0x30), UInt16(bytes.1 - 0x30), UInt16(bytes.2 - 0x30))
    return 1000 + digits.0 * 100 + digits.1 * 10 + digits.2
  }

  /// The region of a number.
  package static func region(_ number: UInt16) -> Subtag? {
    func subtag(_ bytes: UInt16...) -> Subtag {
      Subtag(bits: bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(64 - 8 * bytes.count))
    }
    switch number {
    case 1...676: return subtag(0x61 + (number - 1) / 26, 0x61 + (number - 1) % 26)
    case 1000...1999:
      let digits = number - 1000
      return subtag(0x30 + digits / 100, 0x30 + digits / 10 % 10, 0x30 + digits % 10)
    default: return nil
    }
  }
}
