/// A language tag, taken apart: BCP 47 (RFC 5646, section 2.1) with the Unicode extension (UTS #35
/// part 1, sections 3.2 and 3.6).
///
/// All parts are in lower case; ``description`` writes them with the usual capitals. The tag is as it
/// was given: ``canonicalized(by:)`` replaces what is deprecated.
package struct LanguageTag: Sendable, Hashable {
  /// The language; `und` where the tag names none.
  package var language: Subtag
  /// The script.
  package var script: Subtag?
  /// The region.
  package var region: Subtag?
  /// The variants, in the order they were given; none occurs twice.
  package var variants: [Subtag]
  /// The attributes of the Unicode extension, `-u-`.
  package var attributes: [Subtag]
  /// The keywords of the Unicode extension, in the order they were given; no key occurs twice.
  package var keywords: [Keyword]
  /// What follows `-x-`.
  package var privateUse: [Subtag]

  /// A key of the Unicode extension and its value.
  package struct Keyword: Sendable, Hashable {
    /// The key: two characters.
    package var key: Subtag
    /// The value, which has no parts if it is left out.
    package var value: [Subtag]

    /// A key and its value.
    package init(key: Subtag, value: [Subtag] = []) {
      self.key = key
      self.value = value
    }
  }

  /// The tag of a language, script and region.
  package init(
    language: Subtag = .undetermined, script: Subtag? = nil, region: Subtag? = nil,
    variants: [Subtag] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    attributes = []
    keywords = []
    privateUse = []
  }

  /// The value of a keyword: `nil` if the tag lacks it, empty if it is there without a value.
  package func value(of key: Subtag) -> [Subtag]? { keywords.first { $0.key == key }?.value }

  /// The tag without extensions and private use: UTS #35's `unicode_language_id`.
  package var languageIdentifier: LanguageTag {
    LanguageTag(language: language, script: script, region: region, variants: variants)
  }
}

extension Subtag {
  /// The language that stands for none, `und`.
  package static let undetermined: Subtag = "und"
}

extension LanguageTag: CustomStringConvertible {
  /// The tag as text, in the order that it was given.
  package var description: String {
    var parts = [language.description]
    if let script { parts.append(script.capitalized) }
    if let region { parts.append(region.uppercased) }
    parts += variants.map(\.description)
    if !attributes.isEmpty || !keywords.isEmpty { parts.append("u") }
    parts += attributes.map(\.description)
    for keyword in keywords {
      parts.append(keyword.key.description)
      parts += keyword.value.map(\.description)
    }
    if !privateUse.isEmpty { parts.append("x") }
    parts += privateUse.map(\.description)
    return parts.joined(separator: "-")
  }
}
