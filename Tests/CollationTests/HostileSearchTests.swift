import Collation
import Testing

/// Texts and patterns that would take quadratic time if candidates were tried one by one.
@Suite("Hostile search")
struct HostileSearchTests {
  private static let count = 100_000

  @Test("almost matching everywhere takes no longer than reading")
  func periodic() throws {
    let collator = try Collator(locale: "en")
    let text = String(repeating: "a", count: Self.count)
    let pattern = String(repeating: "a", count: Self.count / 2) + "b"
    #expect(collator.ranges(of: pattern, in: text).isEmpty)
    #expect(collator.ranges(of: pattern, in: text + "b").count == 1)
  }

  @Test(
    "long runs of what is ignored are passed over once",
    arguments: ["\u{AD}", "\u{301}", "\u{20D0}", "\u{301}\u{323}"])
  func ignorable(_ ignored: String) throws {
    let collator = try Collator(locale: "en", options: CollationOptions(strength: .primary))
    let run = String(repeating: ignored, count: Self.count)
    #expect(collator.ranges(of: "ab", in: "a" + run + "b").count == 1)
    #expect(collator.ranges(of: "ab", in: "a" + run + "c").isEmpty)
    #expect(collator.ranges(of: run, in: run).isEmpty)
    #expect(
      collator.ranges(of: "aa" + run, in: String(repeating: "a" + ignored, count: 30_000)).count
        == 15_000)
  }

  @Test("candidates that fail for what stands before them are given up at once")
  func prefixes() throws {
    let collator = try Collator(locale: "ja", options: CollationOptions(strength: .primary))
    let text = String(repeating: "アー", count: 10_000)
    #expect(collator.ranges(of: "ああ", in: text).count == 10_000)
    #expect(collator.ranges(of: "いー", in: text).isEmpty)
  }
}
