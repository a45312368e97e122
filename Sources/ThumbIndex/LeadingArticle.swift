internal import UnicodeText

/// An article that may be ignored at the start of a name.
struct LeadingArticle: Sendable {
  /// Its characters in lower case, with the apostrophe of typewriters.
  private let letters: [Unicode.Scalar]

  init(_ text: String) { letters = text.unicodeScalars.map(Self.folded) }

  /// Where the rest of a name begins that has the article at `start`; nil if it doesn't, or if nothing is
  /// left behind it.
  func end(in name: Span<UInt8>, from start: Int) -> Int? {
    guard let last = letters.last else { return nil }
    var index = start
    for letter in letters {
      guard index < name.count, let scalar = Unicode.Scalar(UTF8Reader.decode(name, at: &index)),
        Self.folded(scalar) == letter
      else { return nil }
    }
    let rest = Blanks.end(in: name, from: index)
    guard rest < name.count, rest > index || last == "'" else { return nil }
    return rest
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\u{2019}" { return "'" }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }
}

extension LeadingArticle {
  /// The articles that stand alone before a noun, by language.
  static let lists: [String: [String]] = [
    "af": ["die", "'n"],
    "ca": ["el", "la", "els", "les", "l'", "un", "una", "uns", "unes"],
    "da": ["den", "det", "de", "en", "et"],
    "de": ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"],
    "el": ["ο", "η", "το", "οι", "τα", "ένας", "μία", "μια", "ένα"],
    "en": ["the", "a", "an"],
    "eo": ["la"],
    "es": ["el", "la", "los", "las", "lo", "un", "una", "unos", "unas"],
    "fr": ["le", "la", "les", "l'", "un", "une", "des"],
    "ga": ["an", "na"],
    "gl": ["o", "a", "os", "as", "un", "unha", "uns", "unhas"],
    "hu": ["a", "az", "egy"],
    "it": ["il", "lo", "la", "i", "gli", "le", "l'", "un", "uno", "una", "un'"],
    "lb": ["de", "den", "d'", "en", "eng"],
    "nl": ["de", "het", "een", "'t", "'n"],
    "no": ["den", "det", "de", "en", "ei", "et"],
    "oc": ["lo", "la", "los", "las", "l'", "un", "una"],
    "pt": ["o", "a", "os", "as", "um", "uma", "uns", "umas"],
    "sv": ["den", "det", "de", "en", "ett"],
    "yi": ["דער", "די", "דאָס", "אַ"],
  ]
}
