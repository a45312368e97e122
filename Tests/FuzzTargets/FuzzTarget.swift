package import TestSupport

/// Something that takes hostile input: it must not trap, and what it gives has to hold together.
package protocol FuzzTarget {
  static var name: String { get }

  /// Tries the inputs that belong to a generator's seed: one batch.
  ///
  /// - Returns: How many inputs that were.
  /// - Throws: ``FuzzFailure`` for the first whose result is wrong.
  static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int
}

/// What is wrong with a result, and the input that gave it.
package struct FuzzFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ what: String, _ input: String...) {
    description = ([what] + input).joined(separator: "\n  ")
  }
}

/// The targets by their names.
package enum FuzzTargets {
  package static var all: [any FuzzTarget.Type] {
    [
      CompareTarget.self, SortKeyTarget.self, LanguageTagTarget.self, RuleParserTarget.self,
      TailoringTarget.self, VCardTarget.self, JCardTarget.self, CSVTarget.self, LDIFTarget.self,
      PropertyListTarget.self, ContactTextTarget.self,
    ]
  }
}

extension FuzzTarget {
  /// Tries batch `number` of those that belong to a seed.
  package static func tryBatch(_ number: Int, seed: UInt64) throws(FuzzFailure) -> Int {
    var seeds = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x1_0001)
    var generator = SeededGenerator(seed: seeds.next())
    return try tryBatch(&generator)
  }

  /// Tries batches until there were `count` inputs.
  ///
  /// - Returns: How many inputs there were.
  package static func run(count: Int, seed: UInt64) throws(FuzzFailure) -> Int {
    var (done, batch) = (0, 0)
    while done < count {
      done += try tryBatch(batch, seed: seed)
      batch += 1
    }
    return done
  }
}
