import Collation
import Testing

/// Texts in the order that ICU 78.3 gives them; `Scripts/icu-vectors` makes the files.
@Suite("Reference order")
struct ReferenceOrderTests {
  @Test(
    "random texts have the order, ties included, that ICU gives them", arguments: ["und", "zh"])
  func order(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    let lines = try CompressedFile(path: "Vectors/\(locale).xz").contents()
      .split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 6_000)
    var failures: [String] = []
    for (previous, line) in zip(lines, lines.dropFirst()) {
      let expected: Ordering = line.first == UInt8(ascii: "=") ? .same : .ascending
      let (left, right) = (Array(previous.dropFirst()), Array(line.dropFirst()))
      let order = collator.compare(utf8: left.span, right.span)
      if order != expected { failures.append("\(left) \(right): \(order), not \(expected)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
  }
}
