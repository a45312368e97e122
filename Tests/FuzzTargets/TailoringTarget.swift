import Collation
import CollationRules
package import TestSupport

/// The builder of tailorings: an error, or a collation that holds together.
package enum TailoringTarget: FuzzTarget {
  package static let name = "tailoring"
  private static let pairs = 32

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    let rules = HostileRules.statements(&generator)
    // A tailoring of a tailoring takes longest.
    let base = generator.once(in: 8) ? HostileCollation.tag(&generator) : "und"
    let options = CollationOptions(strength: generator.one(of: Strength.allCases))
    do {
      let collator = try Collator(rules: rules, base: base, options: options)
      try check(collator, rules, &generator)
    } catch let error as CollationRuleError {
      guard !error.reason.isEmpty else { throw FuzzFailure("an error without a reason", rules) }
    } catch let failure as FuzzFailure {
      throw FuzzFailure(failure.description, base, rules)
    } catch is LanguageTagError {
      // What is imported need not be a tag.
    } catch {
      throw FuzzFailure("\(error)", base, rules)
    }
    return 1
  }

  private static func check(
    _ collator: Collator, _ rules: String, _ generator: inout SeededGenerator
  ) throws(FuzzFailure) {
    let pieces = pieces(of: rules)
    let texts = HostileText(&generator, pieces: pieces)
    for _ in 0..<pairs {
      let left = texts.next(&generator)
      let right =
        generator.once(in: 2) ? texts.next(&generator) : texts.neighbour(of: left, &generator)
      func failure(_ what: String) -> FuzzFailure {
        FuzzFailure(what, left.hexadecimal, right.hexadecimal)
      }
      let order = collator.compare(utf8: left.span, right.span)
      guard order == collator.keyOrder(left, right) else {
        throw failure("the order is \(order), but not by the keys")
      }
      let form = Array(decomposed(String(decoding: left, as: UTF8.self)).utf8)
      guard collator.key(form) == collator.key(left) else {
        throw failure("the decomposition of the left text has another key")
      }
    }
  }

  /// The texts of the rules.
  private static func pieces(of rules: String) -> [[UInt8]] {
    let parsed = (try? RuleParser.parse(rules)) ?? []
    let texts = parsed.prefix(256).flatMap { rule -> [[UInt32]] in
      switch rule {
      case .reset(.text(let text), _): [text]
      case .relation(_, let relation):
        [relation.prefix + relation.text, relation.text, relation.expansion]
      default: []
      }
    }
    return texts.map { text in
      Array(String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init))).utf8)
    }
  }
}
