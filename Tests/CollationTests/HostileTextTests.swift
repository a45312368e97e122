import Collation
import Testing

/// Texts that would take quadratic time, deep recursion or unbounded memory if reading weren't careful.
@Suite("Hostile text")
struct HostileTextTests {
  private static let count = 200_000

  @Test(
    "long runs are read through",
    arguments: [
      // Marks that are contraction starters, and their partners behind all of them.
      String(repeating: "\u{F71}", count: count) + String(repeating: "\u{F72}", count: count),
      // Marks in reverse canonical order.
      "a" + String(repeating: "\u{301}", count: count) + String(repeating: "\u{323}", count: count),
      // Each character opens a window that leads nowhere.
      String(repeating: "\u{CC6}", count: count), String(repeating: "l\u{B7}", count: count),
      String(repeating: "\u{300}\u{34F}", count: count), String(repeating: "\u{B7}", count: count),
      // Ignored throughout.
      String(repeating: "\u{200B}", count: count),
      String(repeating: "\u{20D0}\u{AD}", count: count),
      String(repeating: "한", count: count), String(repeating: "\u{1F468}\u{200D}", count: count),
    ])
  func longRuns(_ text: String) throws {
    let collator = try Collator(locale: "zh", options: CollationOptions(strength: .identical))
    #expect(collator.compare(text, text + "a") == .ascending)
    #expect(collator.sortKey(for: text) < collator.sortKey(for: text + "a"))
  }
}
