import Foundation
import PersonNames
import Testing

/// CLDR 48.2's suite for the names of people, whole.
@Suite("Person name conformance")
struct PersonNameConformanceTests {
  @Test(
    "every line of every file gives what it expects, but for those that are listed with the reason")
  func allLines() throws {
    let suite = try PersonNameSuite()
    #expect(suite.cases.count == 36_960)
    #expect(Set(suite.cases.map(\.file)).count == 110)
    var differences: [String] = []
    for test in suite.cases {
      let result = try test.formatted()
      if result != test.expected { differences.append(test.line(with: result)) }
    }
    let known = try Self.exceptions()
    let new = differences.filter { !known.contains($0) }
    let gone = known.subtracting(differences)
    #expect(new.isEmpty, "\(new.count) new differences: \(new.prefix(200).joined(separator: "\n"))")
    #expect(gone.isEmpty, "\(gone.count) are listed but don't differ so: \(gone.sorted())")
  }

  /// The lines of `Conformance/exceptions.txt`, without those that tell why.
  private static func exceptions() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Conformance/exceptions.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
  }
}
