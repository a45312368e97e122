/// A rule that replaces variants, and perhaps the language that they stand with (UTS #35 part 1,
/// annex C).
package struct VariantAlias: Sendable, Hashable {
  /// The language that must be there, or none.
  package let language: LocaleCode
  /// The variants that must be there: one or two.
  package let variants: [Subtag]
  /// The language, or the region where there is none, that comes in.
  package let replacement: LocaleCode
  /// The variant that comes in.
  package let variant: Subtag?

  /// A rule.
  package init(
    language: LocaleCode, variants: [Subtag], replacement: LocaleCode, variant: Subtag?
  ) {
    self.language = language
    self.variants = variants
    self.replacement = replacement
    self.variant = variant
  }

  /// How many subtags must be there; rules with more of them are tried first.
  package var size: Int { variants.count + (language.bits == 0 ? 0 : 1) }

  /// The rules of a table: two codes and three variants (0 for none) each.
  static func all(codes: TableSlice<UInt32>, variants: TableSlice<UInt64>) -> [VariantAlias] {
    (0..<codes.count / 2).map { index in
      let listed = (0..<3).map { variants[3 * index + $0] }
      return VariantAlias(
        language: LocaleCode(bits: codes[2 * index]),
        variants: listed.prefix(2).filter { $0 != 0 }.map(Subtag.init(bits:)),
        replacement: LocaleCode(bits: codes[2 * index + 1]),
        variant: listed[2] == 0 ? nil : Subtag(bits: listed[2]))
    }
  }
}
