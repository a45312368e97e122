import Foundation
import Testing

@Suite("Files, pipes and disks") struct InputOutputTests {
  static let readers = ["list", "sort", "keys", "sections"]
  let program = Thumbindex()

  @Test("A file that cannot be opened is status 1 and a message with its name", arguments: readers)
  func missingFile(subcommand: String) throws {
    let result = try program.run([subcommand, "missing.txt"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "thumbindex: missing.txt:1: cannot be read: No such file or directory\n")
  }

  @Test("A folder is no file, but where it can hold contacts", arguments: readers)
  func folder(subcommand: String) throws {
    guard subcommand != "list" else { return }
    let result = try program.run([subcommand, "."])
    #expect(result.status == 1)
    #expect(result.errors == "thumbindex: .:1: cannot be read: Is a directory\n")
  }

  @Test(
    "A full disk is status 1 and a message",
    arguments: [
      ["sort"], ["keys"], ["sections"], ["index"], ["compare", "a", "b"], ["list"], ["--help"],
      ["--version"],
    ])
  func fullDisk(arguments: [String]) throws {
    let result = try program.run(arguments, input: Data("a\n".utf8), to: .path("/dev/full"))
    #expect(result.status == 1)
    #expect(
      result.errors
        == "thumbindex: standard output:1: cannot be written: No space left on device\n")
  }

  @Test(
    "A reader that closes the pipe is no failure",
    arguments: [["sort"], ["keys"], ["sections"], ["list"], ["index"]])
  func closedPipe(arguments: [String]) throws {
    let input = Data(String(repeating: "name\n", count: 200_000).utf8)
    let result = try program.run(
      arguments, input: arguments == ["index"] ? Data() : input, to: .closedPipe)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("A file name in a message cannot command the terminal")
  func hostileFileName() throws {
    let result = try program.run(["sort", "a\u{1B}[31m"])
    #expect(result.status == 1)
    #expect(!result.errors.contains("\u{1B}"))
  }
}
