import TestSupport
import Testing
import UnicodeText

@Suite("CanonicalOrder")
struct CanonicalOrderTests {
  @Test(
    "runs of any length are sorted stably, and starters stay in place", arguments: [4, 40, 400])
  func sortsRuns(longest: Int) {
    var generator = SeededGenerator(seed: 109)
    for _ in 0..<200 {
      var buffer: [ClassedScalar] = []
      for _ in 0..<5 {
        buffer += randomRun(upTo: 2, classes: 0...0, using: &generator)
        buffer += randomRun(upTo: longest, classes: 1...254, using: &generator)
      }
      let expected = sortedRunByRun(buffer)
      CanonicalOrder.sort(&buffer)
      #expect(buffer == expected)
    }
  }

  @Test("200,000 marks in descending order are sorted")
  func longRun() {
    var buffer = (0..<200_000).map {
      ClassedScalar(UInt32($0), combiningClass: $0.isMultiple(of: 2) ? 230 : 220)
    }
    CanonicalOrder.sort(&buffer)
    #expect(buffer.prefix(100_000).map(\.scalar) == stride(from: 1, to: 200_000, by: 2).map { $0 })
    #expect(buffer.suffix(100_000).map(\.scalar) == stride(from: 0, to: 200_000, by: 2).map { $0 })
  }

  @Test("a text of 200,000 marks is normalized")
  func longText() {
    let text = String(repeating: "\u{301}\u{323}", count: 100_000)
    let scalars = CanonicalDecomposition.nfd(text.utf8.span)
    #expect(scalars.count == 200_000)
    #expect(scalars[99_999] == 0x323)
    #expect(scalars[100_000] == 0x301)
  }

  private func randomRun(
    upTo longest: Int, classes: ClosedRange<UInt8>, using generator: inout SeededGenerator
  ) -> [ClassedScalar] {
    (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
      ClassedScalar(
        UInt32.random(in: 0...0x10FFFF, using: &generator),
        combiningClass: UInt8.random(in: classes, using: &generator))
    }
  }

  private func sortedRunByRun(_ buffer: [ClassedScalar]) -> [ClassedScalar] {
    var result: [ClassedScalar] = []
    for marks in buffer.split(omittingEmptySubsequences: false, whereSeparator: isStarter) {
      let sorted = marks.enumerated().sorted { left, right in
        (left.element.combiningClass, left.offset) < (right.element.combiningClass, right.offset)
      }
      result += sorted.map(\.element)
      if marks.endIndex < buffer.endIndex { result.append(buffer[marks.endIndex]) }
    }
    return result
  }

  private func isStarter(_ scalar: ClassedScalar) -> Bool { scalar.combiningClass == 0 }
}
