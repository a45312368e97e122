/// By which of their texts contacts are listed.
public enum NameOrdering: String, Sendable, Hashable, CaseIterable {
  /// By what is shown of them.
  case shown
  /// By the family name, then the given name.
  case family
  /// By the given name, then the family name.
  case given
  /// By what CLDR has for the locale (LDML part 8, the patterns for sorting).
  case locale
}
