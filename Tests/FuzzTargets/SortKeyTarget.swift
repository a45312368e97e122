import Collation
package import TestSupport

/// Sort keys: their bytes, those of other forms of the text, and what sorting makes of them.
package enum SortKeyTarget: FuzzTarget {
  package static let name = "sort-key"
  private static let texts = 64

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    let collation = try HostileCollation(&generator)
    let source = HostileText(&generator, pieces: collation.pieces)
    var texts: [[UInt8]] = []
    for _ in 0..<Self.texts {
      let text =
        texts.isEmpty || generator.once(in: 2)
        ? source.next(&generator)
        : source.neighbour(of: texts[texts.count - 1], &generator)
      try check(text, collation)
      texts.append(text)
    }
    try checkSorting(texts.map { String(decoding: $0, as: UTF8.self) }, collation)
    return texts.count
  }

  private static func check(_ text: [UInt8], _ collation: HostileCollation) throws(FuzzFailure) {
    func failure(_ what: String) -> FuzzFailure {
      FuzzFailure(what, collation.tag, text.hexadecimal)
    }
    let collator = collation.collator
    let key = collator.key(text)
    guard !key.bytes.contains(0) else {
      throw failure("a byte of the key is 0")
    }
    // U+FFFE divides each level; the identical level holds whatever the text does.
    let isDivided = text.contains(0xEF) || collator.settings.strength == .identical
    guard isDivided || key.bytes.count(where: { $0 == 1 }) <= collator.separatorCount else {
      throw failure("the key has not the levels that the settings ask for")
    }
    let repaired = String(decoding: text, as: UTF8.self)
    guard collator.sortKey(for: repaired) == key else {
      throw failure("text with U+FFFD for what is ill-formed has another key")
    }
    guard collator.sortKey(for: decomposed(repaired)) == key else {
      throw failure("the decomposition has another key")
    }
  }

  private static func checkSorting(_ texts: [String], _ collation: HostileCollation)
    throws(FuzzFailure)
  {
    let sorted = collation.collator.sorted(texts)
    for (left, right) in zip(sorted, sorted.dropFirst())
    where collation.collator.compare(left, right) == .descending {
      throw FuzzFailure(
        "sorting leaves a text behind a later one", collation.tag, left.utf8.hexadecimal,
        right.utf8.hexadecimal)
    }
  }
}

extension Collator {
  /// How many bytes 01 stand between the levels of a key at most.
  fileprivate var separatorCount: Int {
    let strength = Int(settings.strength.rawValue)
    return min(strength, 4) - 1 + (settings.caseLevel ? 1 : 0)
  }
}
