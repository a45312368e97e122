package import UnicodeText

extension CollationLocales {
  /// The locales whose collation files hold for a locale: its own, if it has one, its parents', and the
  /// root's last.
  ///
  /// The parent of a locale is the one that the data name; else it is the locale without its last
  /// variant; else, of language, script and region, without the script if that is the likely one, and
  /// without the region if not; else, of a language and region, the language with its script; last,
  /// the language alone (UTS #35 part 1, section 4.1.3). So `zh-TW` comes to `zh-Hant`, and `fr-Latn-CA`
  /// to `fr-CA`. A script that isn't the usual one doesn't cut a locale off from its language, as it
  /// does outside collations: `zh-Hant` has its types from `zh`.
  ///
  /// The tag has to be canonical.
  ///
  /// - Complexity: O(1): at most about ten steps, each a few searches of the table.
  package func files(for tag: LanguageTag) -> [File] {
    var files: [File] = []
    var next: LanguageTag? = start(of: tag)
    // No chain is nearly as long; a damaged table may hold a circle.
    for _ in 0..<16 {
      guard let locale = next, locale.language != .undetermined else { break }
      if let file = file(of: locale) { files.append(file) }
      next = parent(of: locale, script: tag.script)
    }
    if let root = file(of: LanguageTag()) { files.append(root) }
    return files
  }

  /// The locale to begin with: no file's has two variants, and `-u-va-posix` means one (UTS #35 part 1,
  /// "Legacy Variants").
  private func start(of tag: LanguageTag) -> LanguageTag {
    var locale = tag.languageIdentifier
    if locale.variants.isEmpty, tag.value(of: "va") == ["posix"] { locale.variants = ["posix"] }
    locale.variants = Array(locale.variants.prefix(1))
    return locale
  }

  private func parent(of locale: LanguageTag, script: Subtag?) -> LanguageTag? {
    var parent = locale
    if !locale.variants.isEmpty {
      parent.variants.removeLast()
    } else if let listed = listedParent(of: locale) {
      return listed
    } else if locale.region != nil, locale.script == nil {
      parent.script = script ?? usualScript(of: locale)
      parent.region = nil
    } else if locale.region != nil, locale.script != usualScript(of: locale) {
      parent.region = nil
    } else if locale.script != nil {
      parent.script = nil
    } else {
      return nil
    }
    return parent
  }

  /// The script of a language in a region.
  ///
  /// Where the data name a language and region as a parent, it stands for the language's own script,
  /// whatever is likely there: `sr-ME` for Cyrillic.
  private func usualScript(of locale: LanguageTag) -> Subtag? {
    var question = LanguageTag(language: locale.language, region: locale.region)
    if isListedParent(question) { question.region = nil }
    return question.addingLikelySubtags(by: table)?.script
  }
}
