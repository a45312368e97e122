import UnicodeText

/// What stands before the core of a surname: particles (“van der”), articles (“al-”), elided words (“d'”).
///
/// A word is a particle only if it is written small: “de Gaulle” has one, “De Niro” and “Van Damme” have
/// none, as their bearers write them.
enum SurnamePrefix {
  /// The prefix and the core of a surname; `nil` if it has no prefix, or nothing else.
  ///
  /// - Complexity: O(*n*) in the length of the surname.
  static func split(_ surname: String) -> (prefix: String, core: String)? {
    var rest = surname[...]
    while let end = end(of: rest) { rest = rest[end...].drop(while: \.isWhitespace) }
    guard rest.startIndex > surname.startIndex, !rest.isEmpty else { return nil }
    let prefix = surname[..<rest.startIndex]
    return (VisibleText.trimmed(String(prefix)), String(rest))
  }

  /// Whether a word is one that stands before surnames.
  static func isParticle(_ word: Substring) -> Bool { words.contains(folded(word)) }

  /// Where the particle ends that a text begins with, if something stands behind it.
  private static func end(of text: Substring) -> String.Index? {
    let word = text.prefix { !$0.isWhitespace }
    if word.endIndex < text.endIndex, isParticle(word) { return word.endIndex }
    guard let last = word.firstIndex(where: { "-'’‑".contains($0) }) else { return nil }
    let end = text.index(after: last)
    return end < word.endIndex && attached.contains(folded(word[..<end])) ? end : nil
  }

  /// With the apostrophe and the hyphen of typewriters.
  private static func folded(_ word: Substring) -> String {
    String(word.map { $0 == "’" ? "'" : $0 == "‑" ? "-" : $0 })
  }

  /// Particles that are words: Dutch, German, Scandinavian, French, Italian, Spanish, Portuguese, Arabic,
  /// Hebrew, Malay, Welsh; the same in Cyrillic and Greek.
  private static let words: Set<String> = [
    "van", "de", "den", "der", "het", "'t", "'s", "te", "ten", "ter", "tot", "in", "op", "aan",
    "bij",
    "onder", "over", "uit", "voor", "von", "vom", "zu", "zum", "zur", "und", "am", "im", "an",
    "auf",
    "aus", "dem", "af", "av", "du", "des", "la", "le", "les", "di", "da", "del", "della", "dello",
    "dei",
    "degli", "delle", "dal", "dalla", "lo", "li", "las", "los", "do", "dos", "das", "bin", "ibn",
    "bint",
    "binti", "ben", "bat", "abu", "abū", "umm", "al", "el", "ul", "ap", "ferch", "фон", "ван", "де",
    "дер",
    "ди", "да", "дю", "ла", "ле", "ибн", "бин", "бен", "аль", "эль", "φον", "βαν", "ντε", "ντι",
    "ντα",
  ]

  /// Particles that end in a hyphen or an apostrophe and are written together with the name.
  private static let attached: Set<String> = [
    "al-", "el-", "ad-", "adh-", "an-", "ar-", "as-", "ash-", "at-", "ath-", "aṭ-", "aḍ-", "aṣ-",
    "aẓ-",
    "az-", "ul-", "d'", "l'", "dell'", "dall'", "nell'", "аль-", "эль-", "ад-", "ан-", "ар-", "ас-",
    "ат-", "аш-", "д'",
  ]
}
