/// What sections an index has.
public enum IndexStyle: Sendable, Hashable, CaseIterable {
  /// Those of an address book: the locale's letters, then A to Z where they are others, then one section
  /// `#` for all that no letter covers: digits, symbols, emoji, empty names, other scripts.
  case contacts
  /// Those of CLDR's data and of ICU's `AlphabeticIndex`: a section `…` for what comes before the first
  /// label, one between labels that whole scripts lie between, and one for what comes after the last.
  ///
  /// The labels are those that ICU carries: CLDR's without drafts, and A to Z for the languages that
  /// CLDR covers but little. In Chinese a label of strokes stands only for counts that are in common use.
  case cldr
}
