extension LanguageTag {
  /// Takes a tag apart.
  ///
  /// Every well-formed tag of RFC 5646 is accepted, in any letter case, and UTS #35's `root`, tags that
  /// start with a script, and underscores for hyphens. A grandfathered tag (`i-klingon`, `zh-min-nan`)
  /// gives the parts of its replacement in CLDR. An extended language (`zh-yue`) takes the place of
  /// the language where the registry knows such (RFC 5646, section 4.5); elsewhere it is dropped. Of
  /// the extensions only `-u-` is kept; of a key that occurs twice, the first (RFC 6067, section 2.1).
  ///
  /// - Throws: ``LanguageTagSyntaxError`` that says which part is wrong.
  /// - Complexity: O(*n*), n being the length of the tag.
  package init(_ text: String) throws(LanguageTagSyntaxError) {
    try self.init(text, table: .embedded)
  }

  init(_ text: String, table: LocaleTable) throws(LanguageTagSyntaxError) {
    let bytes = Array(text.utf8)
    var reader = try SubtagReader(table.replacement(forLegacyTag: bytes) ?? bytes)
    self.init()
    if reader.current != "x" {
      try readLanguage(&reader)
      try readScriptRegionVariants(&reader)
    }
    try readExtensions(&reader)
  }

  private mutating func readLanguage(_ reader: inout SubtagReader) throws(LanguageTagSyntaxError) {
    guard let first = reader.current, first.isAlphabetic, first.count >= 2 else {
      throw LanguageTagSyntaxError("a language of two to eight letters has to come first")
    }
    if first == "root" {
      try reader.advance()
    } else if first.count != 4 {
      language = first
      try reader.advance()
    }
    guard first.count <= 3 else { return }
    var extended: Subtag?
    for _ in 0..<3 {
      let subtag = try reader.take { $0.count == 3 && $0.isAlphabetic }
      extended = extended ?? subtag
    }
    if let extended, Self.hasExtendedLanguages(language) { language = extended }
  }

  /// Whether the IANA registry lists extended languages of a language.
  private static func hasExtendedLanguages(_ language: Subtag) -> Bool {
    switch language {
    case "ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh": true
    default: false
    }
  }

  private mutating func readScriptRegionVariants(_ reader: inout SubtagReader)
    throws(LanguageTagSyntaxError)
  {
    script = try reader.take { $0.count == 4 && $0.isAlphabetic }
    region = try reader.take {
      $0.count == 2 && $0.isAlphabetic || $0.count == 3 && $0.isNumeric
    }
    var known: Set<Subtag> = []
    while let variant = try reader.take(if: \.isVariant) {
      guard known.insert(variant).inserted else {
        throw LanguageTagSyntaxError("the variant \(variant) occurs twice")
      }
      variants.append(variant)
    }
  }

  private mutating func readExtensions(_ reader: inout SubtagReader) throws(LanguageTagSyntaxError)
  {
    var known: Set<Subtag> = []
    while let singleton = reader.current {
      guard singleton.count == 1 else { throw misplaced(singleton) }
      guard known.insert(singleton).inserted else {
        throw LanguageTagSyntaxError("the extension -\(singleton)- occurs twice")
      }
      try reader.advance()
      switch singleton {
      case "x":
        while let part = try reader.take(if: { _ in true }) { privateUse.append(part) }
        if privateUse.isEmpty { throw Self.empty(singleton) }
      case "u":
        try readUnicodeExtension(&reader)
        if attributes.isEmpty, keywords.isEmpty { throw Self.empty(singleton) }
      default:
        guard try reader.take(if: { $0.count >= 2 }) != nil else { throw Self.empty(singleton) }
        while try reader.take(if: { $0.count >= 2 }) != nil {}
      }
    }
  }

  private mutating func readUnicodeExtension(_ reader: inout SubtagReader)
    throws(LanguageTagSyntaxError)
  {
    while let attribute = try reader.take(if: { $0.count >= 3 }) { attributes.append(attribute) }
    var known: Set<Subtag> = []
    while let key = try reader.take(if: { $0.count == 2 }) {
      var value: [Subtag] = []
      while let part = try reader.take(if: { $0.count >= 3 }) { value.append(part) }
      if known.insert(key).inserted { keywords.append(Keyword(key: key, value: value)) }
    }
  }

  private static func empty(_ singleton: Subtag) -> LanguageTagSyntaxError {
    LanguageTagSyntaxError("nothing follows -\(singleton)-")
  }

  private func misplaced(_ subtag: Subtag) -> LanguageTagSyntaxError {
    let place = variants.isEmpty ? (region == nil ? "the language" : "the region") : "the variants"
    let allowed =
      variants.isEmpty && region == nil
      ? "a script (Latn), a region (US, 419), " : ""
    return LanguageTagSyntaxError(
      """
      \(subtag) cannot follow \(place), only \(allowed)variants of five to eight letters and \
      extensions (-u-) can
      """)
  }
}

extension Subtag {
  /// Whether it has the form of a variant: five to eight characters, or four that begin with a digit.
  fileprivate var isVariant: Bool {
    count >= 5 || count == 4 && self[0] < 0x61
  }
}
