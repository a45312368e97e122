package import UnicodeText

/// The settings of a collation that a language tag asks for, as its keywords (LDML part 5, section 3.3,
/// with the names in CLDR's bcp47/collation.xml).
///
/// A setting is `nil` where the tag doesn't have its keyword, so that the collation's own default
/// holds. The same goes for a value that CLDR doesn't know: UTS #35 lets a tag be well-formed with any
/// value, and asks that what isn't known be passed over. Deprecated names of values are understood; the
/// deprecated keywords `vt` and `kh` are ignored.
extension CollationOptions {
  /// The settings that the keywords of `tag` ask for.
  package init(keywordsOf tag: LanguageTag) {
    self.init(
      strength: Self.single(tag.value(of: "ks")).flatMap(Self.strength),
      alternate: Self.single(tag.value(of: "ka")).flatMap(Self.alternate),
      maxVariable: Self.single(tag.value(of: "kv")).flatMap(Self.maxVariable),
      caseFirst: Self.single(tag.value(of: "kf")).flatMap(Self.caseFirst),
      caseLevel: Self.truth(tag.value(of: "kc")), backwards: Self.truth(tag.value(of: "kb")),
      numeric: Self.truth(tag.value(of: "kn")), normalization: Self.truth(tag.value(of: "kk")),
      reorder: tag.value(of: "kr").flatMap(Self.reorder))
  }
}

extension CollationOptions {
  private static func single(_ value: [Subtag]?) -> Subtag? {
    value?.count == 1 ? value?.first : nil
  }

  /// A keyword without a value means true (UTS #35 part 1, section 3.6). CLDR's other names of the
  /// two are `yes` and `no`, but a `no` would be read as a key.
  private static func truth(_ value: [Subtag]?) -> Bool? {
    switch value {
    case [], ["true"], ["yes"]: true
    case ["false"]: false
    default: nil
    }
  }

  private static func strength(_ name: Subtag) -> Strength? {
    switch name {
    case "level1", "primary": .primary
    case "level2": .secondary
    case "level3", "tertiary": .tertiary
    case "level4": .quaternary
    case "identic": .identical
    default: nil
    }
  }

  private static func alternate(_ name: Subtag) -> Alternate? {
    switch name {
    case "noignore": .nonIgnorable
    case "shifted": .shifted
    default: nil
    }
  }

  private static func caseFirst(_ name: Subtag) -> CaseFirst? {
    switch name {
    case "upper": .upper
    case "lower": .lower
    case "false": .off
    default: nil
    }
  }

  private static func maxVariable(_ name: Subtag) -> MaxVariable? {
    switch name {
    case "space": .space
    case "punct": .punctuation
    case "symbol": .symbol
    case "currency": .currency
    default: nil
    }
  }

  /// A list counts as a whole or not at all: a code that cannot be one, or that is there twice, makes
  /// it invalid (LDML part 5, "Collation Reordering").
  private static func reorder(_ codes: [Subtag]) -> [String]? {
    let areCodes = codes.allSatisfy { code in
      switch code {
      case "space", "punct", "symbol", "currency", "digit", "others": true
      default: code.count == 4 && code.isAlphabetic
      }
    }
    let isValid = areCodes && !codes.isEmpty && Set(codes).count == codes.count
    return isValid ? codes.map(\.description) : nil
  }
}
