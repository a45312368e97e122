import Collation
import TestSupport
import Testing

/// Keys and comparisons of every collation, whatever its settings.
@Suite("SortKey of every collation")
struct CollationSortKeyTests {
  private static let settings: [CollationOptions] = [
    .init(), .init(strength: .primary), .init(strength: .secondary), .init(strength: .quaternary),
    .init(strength: .identical), .init(alternate: .shifted),
    .init(strength: .quaternary, alternate: .shifted, maxVariable: .symbol),
    .init(caseFirst: .upper), .init(caseFirst: .lower, backwards: true), .init(caseLevel: true),
    .init(strength: .primary, caseLevel: true), .init(backwards: true, numeric: true),
    .init(numeric: true, reorder: ["digit", "others", "latn"]),
    .init(strength: .identical, alternate: .shifted, caseFirst: .upper, caseLevel: true),
    .init(alternate: .shifted, maxVariable: .currency, reorder: ["grek", "symbol"]),
    .init(strength: .quaternary, alternate: .nonIgnorable, maxVariable: .space),
  ]

  @Test("keys order texts exactly as compare does, in every collation with different settings")
  func agreement() throws {
    let vectors = try OrderVectors(path: "Vectors/collations.xz")
    for (number, vector) in vectors.collations.enumerated() {
      var failures: [String] = []
      for round in 0..<4 {
        let options = Self.settings[(4 * number + round) % Self.settings.count]
        let collator = try Collator(locale: vector.tag, options: options)
        let seed = UInt64(4 * number + round)
        for (left, right) in pairs(vector, seed: seed, count: 100) {
          let compared = collator.compare(utf8: left.span, right.span)
          let byKey = collator.orderByKey(left, right)
          if compared != byKey { failures.append("\(options): \(left) \(right): \(compared)") }
        }
      }
      #expect(failures.isEmpty, "\(vector.tag), \(failures.count): \(failures.prefix(3))")
    }
  }

  /// Random texts with the strings of a collation among them; some pairs begin alike.
  private func pairs(
    _ vector: OrderVectors.Collation, seed: UInt64, count: Int
  ) -> [([UInt8], [UInt8])] {
    var texts = RandomText(seed: seed)
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      let known = vector.strings.randomElement(using: &generator)?.text ?? []
      let other = vector.strings.randomElement(using: &generator)?.text ?? []
      let left = texts.nextBytes(length: 4) + known
      return switch number % 3 {
      case 0: (left, texts.nextBytes(length: 7))
      case 1: (left, left + other)
      default: (left + other, left + texts.nextBytes(length: 2))
      }
    }
  }
}
