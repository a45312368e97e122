package import UnicodeText

extension LanguageTag {
  /// Takes one of CLDR's locale identifiers apart, or fails if it is not a `unicode_language_id` (UTS
  /// #35 part 1, section 3.2), as the grandfathered tags are not.
  package init?(identifier: some StringProtocol) {
    var parts = identifier.split(separator: "_", omittingEmptySubsequences: false)[...]
    func take(_ isWanted: (Subtag) -> Bool) -> Subtag? {
      guard let part = parts.first, let subtag = Subtag(text: part), isWanted(subtag) else {
        return nil
      }
      parts.removeFirst()
      return subtag
    }
    if identifier == "root" {
      self.init()
      return
    }
    guard let language = take({ $0.isAlphabetic && $0.count > 1 && $0.count != 4 }) else {
      return nil
    }
    let script = take { $0.isAlphabetic && $0.count == 4 }
    let region = take { LocaleTable.regionNumber($0) != nil }
    var variants: [Subtag] = []
    while let variant = take({ $0.count > 4 || $0.count == 4 && !$0.isAlphabetic }) {
      variants.append(variant)
    }
    guard parts.isEmpty else { return nil }
    self.init(language: language, script: script, region: region, variants: variants)
  }

  /// Takes an identifier apart that has to be one.
  init(expecting identifier: some StringProtocol, in file: SourceFile) throws(SourceError) {
    guard let tag = LanguageTag(identifier: identifier) else {
      throw SourceError("\(file.path): \(identifier) is not a locale identifier")
    }
    self = tag
  }
}

extension XMLElements.Element {
  /// An attribute that the element has to have.
  func attribute(_ key: String, in file: SourceFile) throws(SourceError) -> String {
    guard let value = attributes[key] else {
      throw SourceError("\(file.path): an element \(name) lacks the attribute \(key)")
    }
    return value
  }
}
