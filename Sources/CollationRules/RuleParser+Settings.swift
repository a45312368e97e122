import Collation

/// The statements in brackets (LDML part 5, sections 3.3, 3.11 and 3.12).
extension RuleParser {
  mutating func parseSetting() throws(CollationRuleError) -> [CollationRule] {
    let start = index
    if let set = try parseSetStatement() { return set }
    let words = try parseBrackets()
    guard let name = words.first else { throw error("there is nothing in the brackets", at: start) }
    if name == "import", words.count == 2 { return [.importing(words[1])] }
    if name == "reorder", words.count >= 2 {
      return [.setting(CollationOptions(reorder: Array(words.dropFirst())))]
    }
    guard words.count == 2, let options = Self.options(name, words[1]) else {
      throw error("no such setting: \(words.joined(separator: " "))", at: start)
    }
    return [.setting(options)]
  }

  private static func options(_ name: String, _ value: String) -> CollationOptions? {
    let isOn: Bool? = value == "on" ? true : value == "off" ? false : nil
    switch name {
    case "strength": return strength(value).map { CollationOptions(strength: $0) }
    case "alternate": return alternate(value).map { CollationOptions(alternate: $0) }
    case "maxVariable": return maxVariable(value).map { CollationOptions(maxVariable: $0) }
    case "caseFirst": return caseFirst(value).map { CollationOptions(caseFirst: $0) }
    case "backwards": return value == "2" ? CollationOptions(backwards: true) : nil
    case "caseLevel": return isOn.map { CollationOptions(caseLevel: $0) }
    case "numericOrdering": return isOn.map { CollationOptions(numeric: $0) }
    case "normalization": return isOn.map { CollationOptions(normalization: $0) }
    // Deprecated, and without effect.
    case "hiraganaQ": return isOn.map { _ in CollationOptions() }
    default: return nil
    }
  }

  private static func strength(_ value: String) -> Strength? {
    ["1": .primary, "2": .secondary, "3": .tertiary, "4": .quaternary, "I": .identical][value]
  }

  private static func alternate(_ value: String) -> Alternate? {
    ["non-ignorable": .nonIgnorable, "shifted": .shifted][value]
  }

  private static func maxVariable(_ value: String) -> MaxVariable? {
    ["space": .space, "punct": .punctuation, "symbol": .symbol, "currency": .currency][value]
  }

  private static func caseFirst(_ value: String) -> CaseFirst? {
    ["off": .off, "lower": .lower, "upper": .upper][value]
  }

  // MARK: Sets

  /// `[suppressContractions [Ии]]` or `[optimize [가-힣]]`; nil for other statements.
  private mutating func parseSetStatement() throws(CollationRuleError) -> [CollationRule]? {
    for name in ["suppressContractions", "optimize"] where has(name, at: index + 1) {
      index += 1 + name.unicodeScalars.count
      let set = try parseSet()
      guard skipBlanks(), current == "]" else { throw error("a bracket is not closed") }
      index += 1
      // What is to be optimized is for programs that have something to choose.
      return name == "optimize" ? [] : [.suppressContractions(set)]
    }
    return nil
  }

  private func has(_ word: String, at start: Int) -> Bool {
    source[min(start, source.count)...].starts(with: word.unicodeScalars)
  }

  /// `[เ-ไ ꪵ\u19B5-\u19B7]`: code points and ranges of them.
  private mutating func parseSet() throws(CollationRuleError) -> [UInt32] {
    guard skipBlanks(), current == "[" else { throw error("a set in brackets has to follow") }
    let start = index
    index += 1
    var set: [UInt32] = []
    while skipBlanks(), let scalar = current, scalar != "]" {
      if scalar == "-", let from = set.last {
        index += 1
        guard skipBlanks() else { throw error("a bracket is not closed", at: start) }
        let to = try parseMember()
        set += try range(from: from, to: to, at: start).dropFirst()
      } else {
        set.append(try parseMember())
      }
    }
    guard current == "]" else { throw error("a bracket is not closed", at: start) }
    index += 1
    return set
  }

  private mutating func parseMember() throws(CollationRuleError) -> UInt32 {
    guard let scalar = current else { throw error("a character is missing") }
    if scalar == "\\" { return try parseEscape() }
    index += 1
    return scalar.value
  }
}
