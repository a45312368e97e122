import CollationRules
package import TestSupport

/// The parser of rules.
package enum RuleParserTarget: FuzzTarget {
  package static let name = "rules"
  private static let texts = 64

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    for _ in 0..<texts { try check(HostileRules.text(&generator)) }
    return texts
  }

  private static func check(_ text: String) throws(FuzzFailure) {
    do {
      let rules = try RuleParser.parse(text)
      // Each rule takes a character at least, but those of ranges.
      guard rules.count <= text.unicodeScalars.count || text.unicodeScalars.contains("-") else {
        throw FuzzFailure("there are more rules than characters", text)
      }
    } catch let error as CollationRuleError {
      guard let offset = error.offset, 0...text.unicodeScalars.count ~= offset,
        !error.reason.isEmpty
      else { throw FuzzFailure("an error doesn't say where or why: \(error)", text) }
    } catch {
      throw FuzzFailure("\(error)", text)
    }
  }
}
