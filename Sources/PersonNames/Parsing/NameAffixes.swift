/// The words that are known to stand before names and behind them.
///
/// There are no standard lists, and CLDR has none on purpose: these are what address books are full of.
enum NameAffixes {
  /// Whether a word is a title.
  static func isTitle(_ word: Substring) -> Bool {
    let text = word.lowercased()
    if text.last == "." { return dotted.contains(text) || titles.contains(String(text.dropLast())) }
    return titles.contains(text)
  }

  /// Whether the name behind a title is a given name.
  static func callsByGiven(_ title: String) -> Bool {
    ["sir", "dame"].contains(title.lowercased())
  }

  /// Whether a word tells fathers from sons.
  static func isGeneration(_ word: Substring) -> Bool { generations.contains(String(word)) }

  /// Whether a word is a degree or the like, in its usual capitals.
  static func isCredential(_ word: Substring) -> Bool {
    credentials.contains(word.filter { $0 != "." })
  }

  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "doctor", "sir", "dame", "lord",
    "lady",
    "herr", "frau", "mme", "mlle", "monsieur", "madame", "sra", "srta", "dra", "dott", "dhr",
    "mevr",
    "señor", "señora", "senhor", "senhora", "pan", "pani", "г-н", "г-жа", "д-р", "проф", "господин",
    "госпожа", "κ", "κα", "السيد", "السيدة", "الدكتور", "دكتور",
  ]

  /// Those that need their point: without it they may be names.
  private static let dotted: Set<String> = [
    "sr.", "rev.", "fr.", "hr.", "st.", "capt.", "col.", "gen.", "lt.", "maj.", "sgt.", "hon.",
    "sig.",
    "ing.", "mag.", "dipl.-ing.", "drs.", "ir.", "mw.", "m.", "د.", "أ.",
  ]

  private static let generations: Set<String> = [
    "Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV", "2nd", "3rd", "4th", "jun.", "sen.", "jr.", "sr.",
    "ml.",
    "st.",
  ]

  private static let credentials: Set<String> = [
    "PhD", "MD", "DDS", "DVM", "DO", "MBA", "BA", "MA", "BSc", "MSc", "BS", "MS", "MPhil", "JD",
    "LLB",
    "LLM", "Esq", "CPA", "RN", "PE", "KC", "QC", "MP", "OBE", "MBE", "CBE", "KBE", "DBE", "FRS",
    "SJ", "OP",
    "CSc", "DrSc",
  ]
}
