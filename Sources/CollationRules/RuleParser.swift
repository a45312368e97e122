import Collation

/// Reads the syntax of collation rules (LDML part 5, section 3.5).
package struct RuleParser {
  let source: [Unicode.Scalar]
  var index = 0
  private(set) var rules: [CollationRule] = []
  /// How many code points the lists and sets so far stand for.
  private var listed = 0

  /// Reads `rules`.
  ///
  /// - Throws: ``CollationRuleError`` with the place and the reason.
  /// - Complexity: O(*n*).
  package static func parse(_ rules: String) throws(CollationRuleError) -> [CollationRule] {
    try parsePlaced(rules).map(\.rule)
  }

  /// Reads `rules`, and where each stands: of a list, where the list does.
  package static func parsePlaced(_ rules: String) throws(CollationRuleError) -> [PlacedRule] {
    var parser = RuleParser(source: Array(rules.unicodeScalars))
    var placed: [PlacedRule] = []
    while parser.skipBlanks() {
      let offset = parser.index
      try parser.parseRule()
      placed += parser.rules[placed.count...].map { PlacedRule(rule: $0, offset: offset) }
    }
    return placed
  }

  private init(source: [Unicode.Scalar]) { self.source = source }

  private mutating func parseRule() throws(CollationRuleError) {
    switch current {
    case "&": try parseReset()
    case "<", "=": try parseRelation()
    case "[": rules += try parseSetting()
    default: throw error("a rule has to begin with &, <, = or [")
    }
  }

  // MARK: Statements

  private mutating func parseReset() throws(CollationRuleError) {
    index += 1
    var before: RelationStrength?
    while skipBlanks(), current == "[" {
      let start = index
      let words = try parseBrackets()
      if words.count == 2, words[0] == "before", let level = UInt8(words[1]),
        let strength = RelationStrength(rawValue: level), strength <= .tertiary
      {
        before = strength
      } else if let position = LogicalPosition(rawValue: words.joined(separator: " ")) {
        rules.append(.reset(.logical(position), before: before))
        return
      } else {
        throw error("no such position: \(words.joined(separator: " "))", at: start)
      }
    }
    rules.append(.reset(.text(try parseText()), before: before))
  }

  private mutating func parseRelation() throws(CollationRuleError) {
    let start = index
    var strength = RelationStrength.identical
    if current == "=" {
      index += 1
    } else {
      while current == "<" { index += 1 }
      guard index - start <= 4,
        let found = RelationStrength(rawValue: UInt8(clamping: index - start))
      else { throw error("a relation has to be =, or one to four <", at: start) }
      strength = found
    }
    let isList = current == "*"
    if isList { index += 1 }
    _ = skipBlanks()
    if isList { try parseList(strength) } else { try parseSingle(strength) }
  }

  private mutating func parseSingle(_ strength: RelationStrength) throws(CollationRuleError) {
    var relation = Relation(text: try parseText())
    if let text = try parsePart(after: "|") {
      relation.prefix = relation.text
      relation.text = text
    }
    relation.expansion = try parsePart(after: "/") ?? []
    rules.append(.relation(strength, relation))
  }

  /// The text behind `mark`, if the mark comes next.
  private mutating func parsePart(after mark: Unicode.Scalar) throws(CollationRuleError)
    -> [UInt32]?
  {
    guard skipBlanks(), current == mark else { return nil }
    index += 1
    _ = skipBlanks()
    return try parseText()
  }

  /// `<*abc` and `<*a-c`: each code point is a text of its own.
  private mutating func parseList(_ strength: RelationStrength) throws(CollationRuleError) {
    let start = index
    let characters = try parseCharacters()
    guard let first = characters.first, !first.isRange else {
      throw error("a list has to begin with a character", at: start)
    }
    var place = 0
    while place < characters.count {
      let character = characters[place]
      var last = character.value
      if place + 2 < characters.count, characters[place + 1].isRange {
        last = characters[place + 2].value
        place += 2
      }
      guard !characters[place].isRange else {
        throw error("a range has to end with a later character", at: start)
      }
      for codePoint in try range(from: character.value, to: last, at: start) {
        guard Self.isAllowed(codePoint) else { throw notAllowed(codePoint, at: start) }
        rules.append(.relation(strength, Relation(text: [codePoint])))
      }
      place += 1
    }
  }

  /// The code points of a range, as long as all ranges together aren't longer than rules may be.
  mutating func range(from first: UInt32, to last: UInt32, at place: Int)
    throws(CollationRuleError) -> ClosedRange<UInt32>
  {
    guard first <= last else {
      throw error("a range has to end with a later character", at: place)
    }
    listed += Int(last - first)
    guard listed <= RuleLimits.listedCharacters else {
      throw error(
        "the ranges of the rules hold more than \(RuleLimits.listedCharacters) characters",
        at: place)
    }
    return first...last
  }

  /// The words between brackets.
  mutating func parseBrackets() throws(CollationRuleError) -> [String] {
    let start = index
    guard let end = source[index...].firstIndex(of: "]") else {
      throw error("a bracket is not closed", at: start)
    }
    let inside = source[(index + 1)..<end]
    index = end + 1
    return inside.split(whereSeparator: \.isRuleBlank).map { word in
      String(String.UnicodeScalarView(word))
    }
  }

  // MARK: Texts

  /// A code point of a text, and whether it is a hyphen that stands for a range.
  private struct Character {
    var value: UInt32
    var isRange = false
  }

  private mutating func parseText() throws(CollationRuleError) -> [UInt32] {
    let start = index
    let text = try parseCharacters()
    guard !text.isEmpty else { throw error("a text is missing", at: start) }
    for character in text where !Self.isAllowed(character.value) {
      throw notAllowed(character.value, at: start)
    }
    return text.map(\.value)
  }

  /// Surrogates are no characters, and what is U+FFFD to U+FFFF in a text has a place that stands.
  private static func isAllowed(_ codePoint: UInt32) -> Bool {
    Unicode.Scalar(codePoint) != nil && !(0xFFFD...0xFFFF).contains(codePoint)
  }

  private func notAllowed(_ codePoint: UInt32, at place: Int) -> CollationRuleError {
    let number = String(codePoint, radix: 16, uppercase: true)
    return error("U+\(number) can't be given a place", at: place)
  }

  private mutating func parseCharacters() throws(CollationRuleError) -> [Character] {
    var characters: [Character] = []
    while let scalar = current, !scalar.isRuleBlank, !Self.syntax.contains(scalar) {
      switch scalar {
      case "'":
        try parseQuoted(into: &characters)
      case "\\":
        characters.append(Character(value: try parseEscape()))
      default:
        characters.append(Character(value: scalar.value, isRange: scalar == "-"))
        index += 1
      }
    }
    return characters
  }

  /// Between quotes everything stands for itself but escapes; two quotes are one.
  private mutating func parseQuoted(into characters: inout [Character]) throws(CollationRuleError) {
    let start = index
    index += 1
    if current == "'" {
      index += 1
      characters.append(Character(value: 0x27))
      return
    }
    while let scalar = current {
      if scalar == "'" {
        index += 1
        guard current == "'" else { return }
      }
      if scalar == "\\" {
        characters.append(Character(value: try parseEscape()))
      } else {
        characters.append(Character(value: scalar.value))
        index += 1
      }
    }
    throw error("a quote is not closed", at: start)
  }

  /// `\uFDD0`, `\U0001F600`, or a backslash before the character itself.
  mutating func parseEscape() throws(CollationRuleError) -> UInt32 {
    let start = index
    index += 1
    guard let scalar = current else { throw error("nothing is escaped", at: start) }
    index += 1
    switch scalar {
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "u", "U": break
    default: return scalar.value
    }
    let length = scalar == "u" ? 4 : 8
    let digits = source[index..<min(index + length, source.count)]
    guard digits.count == length, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), value <= 0x10FFFF
    else { throw error("\\\(scalar) needs \(length) hexadecimal digits", at: start) }
    index += length
    return value
  }

  // MARK: Characters

  private static let syntax: [Unicode.Scalar] = ["&", "<", "[", "]", "/", "|", "#", "=", "*"]

  var current: Unicode.Scalar? { index < source.count ? source[index] : nil }

  /// Moves over blanks and comments; false at the end.
  mutating func skipBlanks() -> Bool {
    while let scalar = current {
      if scalar == "#" {
        while let inside = current, inside != "\n" { index += 1 }
      } else if scalar.isRuleBlank {
        index += 1
      } else {
        return true
      }
    }
    return false
  }

  func error(_ reason: String, at place: Int? = nil) -> CollationRuleError {
    CollationRuleError(offset: place ?? index, reason: reason)
  }
}

extension Unicode.Scalar {
  /// Pattern_White_Space (UAX #31), which separates the parts of a rule.
  var isRuleBlank: Bool { properties.isPatternWhitespace }
}
