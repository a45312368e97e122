import Collation
package import TestSupport

/// `compare`, held against itself the other way round, against keys, and against other forms of the
/// texts.
package enum CompareTarget: FuzzTarget {
  package static let name = "compare"
  private static let pairs = 64

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    let collation = try HostileCollation(&generator)
    let texts = HostileText(&generator, pieces: collation.pieces)
    for _ in 0..<pairs {
      let left = texts.next(&generator)
      let right =
        generator.once(in: 2)
        ? texts.next(&generator) : texts.neighbour(of: left, &generator)
      try check(left, right, collation)
    }
    return pairs
  }

  private static func check(_ left: [UInt8], _ right: [UInt8], _ collation: HostileCollation)
    throws(FuzzFailure)
  {
    func failure(_ what: String) -> FuzzFailure {
      FuzzFailure(what, collation.tag, left.hexadecimal, right.hexadecimal)
    }
    let collator = collation.collator
    let order = collator.compare(utf8: left.span, right.span)
    guard collator.compare(utf8: right.span, left.span).rawValue == -order.rawValue else {
      throw failure("the order depends on which text is named first")
    }
    guard order == collator.keyOrder(left, right) else {
      throw failure("the order is \(order), but not by the keys")
    }
    let form = Array(decomposed(String(decoding: left, as: UTF8.self)).utf8)
    guard collator.compare(utf8: left.span, form.span) == .same else {
      throw failure("the left text is not the same as its decomposition")
    }
    guard collator.compare(utf8: form.span, right.span) == order else {
      throw failure("the decomposition of the left text has another place")
    }
  }
}

extension Collator {
  func key(_ text: [UInt8]) -> SortKey {
    var bytes: [UInt8] = []
    appendSortKey(utf8: text.span, to: &bytes)
    return SortKey(bytes: bytes)
  }

  /// The order of the keys of two texts.
  func keyOrder(_ left: [UInt8], _ right: [UInt8]) -> Ordering {
    let (leftKey, rightKey) = (key(left), key(right))
    return leftKey == rightKey ? .same : leftKey < rightKey ? .ascending : .descending
  }
}
