extension LanguageTag {
  /// The tag with deprecated parts replaced, and its parts in the usual order (UTS #35 part 1,
  /// annex C): `iw` gives `he`, `sh` `sr-Latn`, `zh-cmn-TW` `zh-TW`, `my-BU` `my-MM`.
  ///
  /// - Complexity: O(*n* log *n*) for n variants and keywords, and a few searches of the table.
  package func canonicalized(by table: LocaleTable = .embedded) -> LanguageTag {
    var tag = self
    tag.variants.sort()
    tag.attributes.sort()
    tag.keywords.sort { $0.key < $1.key }
    for index in tag.keywords.indices where tag.keywords[index].value == ["true"] {
      tag.keywords[index].value = []
    }
    // No chain of CLDR's rules is nearly as long; a damaged table may hold a circle.
    for _ in 0..<32 {
      guard tag.applyFirstAlias(of: table) else { break }
    }
    return tag
  }

  /// Applies the rule that comes first of those that match, which is the one with the most subtags.
  private mutating func applyFirstAlias(of table: LocaleTable) -> Bool {
    region != nil && applyLanguageAlias(of: table, with: region)
      || applyVariantAlias(of: table) { $0 > 1 } || applyLanguageAlias(of: table, with: nil)
      || applyScriptAlias(of: table) || applyRegionAlias(of: table)
      || applyVariantAlias(of: table) { $0 == 1 }
  }

  /// Replaces the language, or the language and its region if there is a rule for the two.
  private mutating func applyLanguageAlias(of table: LocaleTable, with ownRegion: Subtag?) -> Bool {
    guard language != .undetermined,
      let code = table.code(language: language, region: ownRegion), let new = table.alias(of: code)
    else { return false }
    language = new.language
    if ownRegion != nil { region = new.region }
    script = script ?? new.script
    region = region ?? new.region
    return true
  }

  private mutating func applyScriptAlias(of table: LocaleTable) -> Bool {
    guard let script, let code = table.code(language: .undetermined, script: script),
      let new = table.alias(of: code)
    else { return false }
    self.script = new.script
    return true
  }

  private mutating func applyRegionAlias(of table: LocaleTable) -> Bool {
    guard let region else { return false }
    let choices = table.replacements(ofRegion: region)
    guard let first = choices.first else { return false }
    var likely: Subtag?
    if choices.count > 1 {
      likely = LanguageTag(language: language, script: script).filledIn(by: table)?.region
    }
    self.region = choices.first { $0 == likely } ?? first
    return true
  }

  private mutating func applyVariantAlias(of table: LocaleTable, size: (Int) -> Bool) -> Bool {
    guard !variants.isEmpty else { return false }
    let own = table.code(language: language)
    let rule = table.variantAliases.first { rule in
      size(rule.size) && (rule.language.bits == 0 || rule.language == own)
        && rule.variants.allSatisfy(variants.contains)
    }
    guard let rule else { return false }
    let new = table.tag(of: rule.replacement)
    if rule.language.bits != 0 { language = new.language }
    script = script ?? new.script
    region = region ?? new.region
    variants.removeAll(where: rule.variants.contains)
    if let variant = rule.variant, !variants.contains(variant) { variants.append(variant) }
    variants.sort()
    return true
  }
}
