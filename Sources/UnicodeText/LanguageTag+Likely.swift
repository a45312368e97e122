extension LanguageTag {
  /// Adds the most likely script and region, and language for `und` (UTS #35 part 1, section 4.3,
  /// "Add Likely Subtags"): `zh-TW` gives `zh-Hant-TW`.
  ///
  /// The answer is `nil` for languages that CLDR knows nothing of, and for those of which it knows
  /// only that they use Latin script and where they are spoken, which are not in the table.
  ///
  /// - Complexity: a few searches of the table.
  package func addingLikelySubtags(by table: LocaleTable = .embedded) -> LanguageTag? {
    canonicalized(by: table).filledIn(by: table)
  }

  /// Removes what ``addingLikelySubtags(by:)`` would add (section 4.3, "Remove Likely Subtags"):
  /// `zh-Hant-TW` gives `zh-TW`, or `zh-Hant` if the script is favoured.
  ///
  /// - Complexity: a few searches of the table.
  package func removingLikelySubtags(
    favoringScript: Bool = false, by table: LocaleTable = .embedded
  ) -> LanguageTag? {
    guard let full = addingLikelySubtags(by: table) else { return nil }
    var trials = [
      LanguageTag(language: full.language),
      LanguageTag(language: full.language, region: full.region),
      LanguageTag(language: full.language, script: full.script),
    ]
    if favoringScript { trials.swapAt(1, 2) }
    let complete = LanguageTag(language: full.language, script: full.script, region: full.region)
    guard let shortest = trials.first(where: { $0.filledIn(by: table) == complete }) else {
      return full
    }
    var result = full
    result.script = shortest.script
    result.region = shortest.region
    return result
  }

  /// Adds likely subtags to a canonical tag.
  func filledIn(by table: LocaleTable) -> LanguageTag? {
    var tag = self
    if tag.script == "zzzz" { tag.script = nil }
    if tag.region == "zz" { tag.region = nil }
    if tag.language != .undetermined, tag.script != nil, tag.region != nil { return tag }
    let trials = [
      (tag.script, tag.region), (tag.script, nil), (nil, tag.region), (nil, nil),
    ]
    for (script, region) in trials {
      guard let code = table.code(language: tag.language, script: script, region: region),
        let likely = table.likelySubtags(of: code)
      else { continue }
      if tag.language == .undetermined { tag.language = likely.language }
      tag.script = tag.script ?? likely.script
      tag.region = tag.region ?? likely.region
      return tag
    }
    return nil
  }
}
