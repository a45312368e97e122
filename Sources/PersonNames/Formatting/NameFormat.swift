import UnicodeText

/// What CLDR has for writing names in one locale, apart from the patterns.
package struct NameFormat: Sendable, Hashable {
  /// The locales whose names have the given name first, and those with the surname first, as language tags
  /// with blanks between.
  package var givenFirst = ""
  package var surnameFirst = ""
  /// What takes the place of blanks in names of the locale's language, and in others.
  package var nativeSpace = " "
  package var foreignSpace = " "
  /// The patterns of one initial, `{0}.`, and of two, `{0} {1}`.
  package var initial = ""
  package var initialSequence = ""
  /// What is usual.
  package var length = PersonNameFormatter.Length.medium
  package var formality = PersonNameFormatter.Formality.formal
  /// Whether the lists of locales are the locale's own, not the root's: only then it counts as having data
  /// (LDML part 8, “Switch the formatting locale if necessary”).
  package var isOwn = false
  /// The number of its patterns.
  var patterns = 0

  package init() {}
}

extension NameFormat {
  /// The order of a locale's names (LDML part 8, “Derive the name order”).
  ///
  /// The locale is looked for with its region and script and with fewer and fewer of them, down to the
  /// language, each time also without the language. The lists of parents that CLDR has otherwise don't
  /// count: they would make zh-Hant no kind of zh.
  func order(of locale: LanguageTag) -> NameOrder {
    let given = givenFirst.split(separator: " ")
    let surname = surnameFirst.split(separator: " ")
    for tag in Self.lookups(of: locale) {
      if given.contains(where: { $0 == tag }) { return .givenFirst }
      if surname.contains(where: { $0 == tag }) { return .surnameFirst }
    }
    return .givenFirst
  }

  private static func lookups(of locale: LanguageTag) -> [String] {
    let (script, region) = (locale.script, locale.region)
    var trials = [(nil, nil)] as [(Subtag?, Subtag?)]
    if region != nil { trials.insert((nil, region), at: 0) }
    if script != nil { trials.insert((script, nil), at: 0) }
    if script != nil, region != nil { trials.insert((script, region), at: 0) }
    return trials.flatMap { script, region in
      [locale.language, .undetermined].map {
        LanguageTag(language: $0, script: script, region: region).description
      }
    }
  }
}
