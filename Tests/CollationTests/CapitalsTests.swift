import Collation
import Testing

@Suite("Capitals")
struct CapitalsTests {
  /// Sorting in bulk takes it that the primary weight of a capital of these scripts says which it is.
  @Test("in no collation two capitals differ in case alone")
  func weights() throws {
    let ranges: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F, 0x531...0x556,
    ]
    let capitals = ranges.joined().compactMap { Unicode.Scalar($0).map { String($0) } }
    var options = CollationOptions()
    options.strength = .secondary
    for resolution in CollationLocales.embedded.offeredCollations {
      let tag = resolution.tag
      let (collator, blind) = (
        try Collator(locale: tag), try Collator(locale: tag, options: options)
      )
      let ordered = collator.sorted(capitals)
      for (left, right) in zip(ordered, ordered.dropFirst())
      where blind.compare(left, right) == .same {
        #expect(collator.compare(left, right) == .same, "\(left) and \(right) in \(tag)")
      }
    }
  }
}
