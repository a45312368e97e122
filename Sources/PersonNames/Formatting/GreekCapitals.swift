import UnicodeText

/// Greek in capitals: without accents, but with the diaeresis, also where only an accent told two vowels
/// from one (“Μάιος”, “ΜΑΪΟΣ”).
enum GreekCapitals {
  static func uppercased(_ text: String) -> String {
    var result = ""
    var divides = false
    for character in text {
      let scalars = decomposed(character)
      guard let letter = scalars.first, isGreek(letter) else {
        result += String(character).uppercased()
        divides = false
        continue
      }
      let vowel = String(letter).uppercased()
      let hasDiaeresis = scalars.contains("\u{308}") || divides && (vowel == "Ι" || vowel == "Υ")
      result += hasDiaeresis ? withDiaeresis(vowel) : vowel
      // The accent on the first of two vowels says that they are two.
      divides =
        !scalars.contains("\u{308}") && scalars.contains("\u{301}") && "ΑΕΟΗ".contains(vowel)
    }
    return result
  }

  private static func withDiaeresis(_ vowel: String) -> String {
    switch vowel {
    case "Ι": "Ϊ"
    case "Υ": "Ϋ"
    default: vowel
    }
  }

  private static func decomposed(_ character: Character) -> [Unicode.Scalar] {
    var codePoints: [UInt32] = []
    for scalar in character.unicodeScalars {
      CanonicalDecomposition.append(scalar.value, to: &codePoints)
    }
    return codePoints.compactMap { Unicode.Scalar($0) }
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    ScriptTable.embedded.script(of: scalar) == "grek"
  }
}
