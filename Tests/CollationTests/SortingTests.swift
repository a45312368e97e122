import Collation
import TestSupport
import Testing

@Suite("Sorting")
struct SortingTests {
  @Test("elements whose texts are the same stay as they were")
  func stability() throws {
    let collator = try Collator(locale: "en", options: CollationOptions(strength: .primary))
    let people = ["b", "A", "a", "á", "B", "ab"].enumerated().map { (number: $0, name: $1) }
    #expect(collator.sorted(people, by: { $0.name }).map(\.number) == [1, 2, 3, 5, 0, 4])
  }

  @Test("sorting gives what a stable sort with compare gives", arguments: ["und", "zh"])
  func agreement(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    var random = RandomText(seed: 9)
    let texts = (0..<3_000).map { _ in random.next(length: 5) }
    let expected = texts.enumerated().sorted { left, right in
      let order = collator.compare(left.element, right.element)
      return order == .same ? left.offset < right.offset : order == .ascending
    }
    #expect(
      collator.sorted(texts).map { Array($0.utf8) } == expected.map { Array($0.element.utf8) })
  }

  @Test("the text of each element is asked for once")
  func askedOnce() throws {
    var asked = 0
    let collator = try Collator(locale: "en")
    _ = collator.sorted(0..<100) { number -> String in
      asked += 1
      return String(number)
    }
    #expect(asked == 100)
  }

  @Test("nothing, and one, are sorted")
  func small() throws {
    let collator = try Collator(locale: "en")
    #expect(collator.sorted([String]()) == [])
    #expect(collator.sorted(["a"]) == ["a"])
  }
}
