import UnicodeText

/// Where a name is from, as far as it tells (LDML part 8, “Derive the name locale”).
struct NameLocale: Sendable {
  /// The script of the surname, or of the given name; `nil` if there are no letters.
  let script: Subtag?
  /// The locale that the name itself has.
  private let own: LanguageTag?

  init(of name: PersonName) {
    own = name.locale.flatMap { try? LanguageTag($0) }?.languageIdentifier
    script = ScriptSet.first(in: name.text(.surname), name.text(.given))
  }

  /// The language, `nil` if nothing tells.
  var language: Subtag? { own?.language ?? likely?.language }

  /// What the order of the name follows, `nil` if nothing tells.
  var orderingTag: LanguageTag? { own ?? likely }

  /// What the script most likely stands for.
  private var likely: LanguageTag? {
    script.flatMap { LanguageTag(script: $0).addingLikelySubtags() }
  }

  /// The locale that a name is written in whose letters are not those of the reader's locale.
  func formatting(by table: PersonNameTable) -> LanguageTag {
    guard let script else { return LanguageTag() }
    var tag = own ?? LanguageTag(language: language ?? .undetermined)
    let usual = tag.addingLikelySubtags()
    // Kana and ideographs are parts of what Japanese is written in, so its own code stays.
    tag.script = usual?.script.flatMap { ScriptSet.match($0, script) ? $0 : nil } ?? script
    if table.format(of: tag).isOwn { return tag }
    let region = LanguageTag(script: script, region: own?.region)
    let likely = region.addingLikelySubtags() ?? region
    return LanguageTag(language: likely.language, region: likely.region)
  }
}
