import Foundation
import Testing

@Suite("What the README shows") struct ReadmeTests {
  /// A command of a console block, and the output that is shown below it.
  struct Example: CustomTestStringConvertible {
    var words: [String]
    var output: String

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "Every command prints what is shown below it",
    arguments: try examples(in: "README.md") + examples(in: "Documentation/Readings.md"))
  func output(example: Example) throws {
    var program = Thumbindex()
    program.directory = Package.root
    var arguments = example.words.dropFirst()
    if example.words.starts(with: ["swift", "run"]) {
      program.program = try #require(example.words.last)
      arguments = []
    }
    let result = try program.run(Array(arguments))
    #expect(result.text == example.output)
    #expect(result.status == 0)
  }

  @Test("The code is that of the snippet") func code() throws {
    let snippet = try Package.text("Snippets/Sections.swift")
    let start = try #require(snippet.range(of: "import ThumbIndex")?.lowerBound)
    #expect(try Package.text("README.md").contains("```swift\n\(snippet[start...])```\n"))
  }

  @Test("It is short enough to be read") func length() throws {
    #expect(
      try Package.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 201)
  }

  private static func examples(in path: String) throws -> [Example] {
    var examples: [Example] = []
    for block in try Package.text(path).components(separatedBy: "```console\n").dropFirst() {
      let lines = block.components(separatedBy: "```")[0]
      for part in "\n\(lines)".components(separatedBy: "\n$ ").dropFirst() {
        let end = part.firstIndex(of: "\n") ?? part.endIndex
        let output = part[end...].trimmingCharacters(in: .newlines) + "\n"
        examples.append(
          Example(words: part[..<end].components(separatedBy: " "), output: output))
      }
    }
    return examples
  }
}
