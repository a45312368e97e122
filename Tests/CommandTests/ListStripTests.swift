import Foundation
import Testing

@testable import thumbindex

@Suite("thumbindex list --strip") struct ListStripTests {
  var program = Thumbindex()

  /// The strip's part of each line: what stands in the column at the right edge.
  static func letters(_ result: Thumbindex.Result, at column: Int = 79) -> String {
    result.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.count > column ? String($0.dropFirst(column)) : "" }.joined()
  }

  func run(_ names: String, lines: Int? = nil, columns: Int? = nil, _ options: [String] = [])
    throws -> Thumbindex.Result
  {
    var program = program
    program.environment["LINES"] = lines.map { "\($0)" }
    program.environment["COLUMNS"] = columns.map { "\($0)" }
    return try program.run(["list", "--strip"] + options, input: names)
  }

  @Test("The strip stands at the right edge, and goes on below a short list")
  func rightEdge() throws {
    let result = try run("Bo\nAda\n", lines: 8, columns: 13)
    #expect(
      result.text
        == """
        A           A
          Ada       •
                    M
        B           •
          Bo        Z
                    #

        """)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("Where there is no screen, the strip is shown once and whole, in 80 columns")
  func noScreen() throws {
    let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#"
    #expect(Self.letters(try run("Ada\n")) == titles)
    let long = try run((0..<100).map { "Ada \($0)\n" }.joined())
    #expect(Self.letters(long) == titles)
    #expect(long.lines.count == 101)
  }

  @Test("Each screenful has the strip, the last one whole")
  func screenfuls() throws {
    let names = (0..<27).map { "A\($0)\n" }.joined()
    let result = try run(names, lines: 13)
    #expect(result.lines.count == 28)
    #expect(Self.letters(result) == "A•Z#" + "A•F•K•P•U•Z#" + "A•F•K•P•U•Z#")
    #expect(result.lines.last?.hasSuffix("#") == true)
  }

  @Test("A list as long as the screen has one strip")
  func justFull() throws {
    let names = (0..<11).map { "A\($0)\n" }.joined()
    #expect(Self.letters(try run(names, lines: 13)) == "A•F•K•P•U•Z#")
  }

  @Test("Rows that reach the strip are cut, between whole characters")
  func longRows() throws {
    let result = try run("A木头木头木头木头\nAbcdefghijklmnop\nAe\n", lines: 6, columns: 15)
    #expect(
      result.text == """
        A             A
          Abcdefghi…  •
          Ae          Z
          A木头木头…  #

        """)
    #expect(result.lines.allSatisfy { TerminalWidth.of($0) <= 15 })
  }

  @Test("A screen too small for anything still has every contact")
  func tinyScreen() throws {
    for lines in 1...4 {
      let result = try run("Bo\nAda\n", lines: lines, columns: 1)
      #expect(result.text.contains("Ada"))
      #expect(result.text.contains("Bo"))
    }
  }

  @Test(
    "A size that is none is passed over", arguments: ["0", "-1", "x", "", "99999999999999999999"])
  func oddSize(value: String) throws {
    var program = program
    program.environment = ["LINES": value, "COLUMNS": value]
    let result = try program.run(["list", "--strip"], input: "Ada\n")
    #expect(result.text == (try run("Ada\n")).text)
  }

  @Test("Where lines are read from right to left, the strip stands at the left edge")
  func leftEdge() throws {
    let result = try run("Ada\n", lines: 6, columns: 20, ["--locale", "he"])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().first?.hasSuffix("    Ada") == true)
    #expect(lines.prefix(5).allSatisfy { $0.first != " " })
    #expect(!result.text.contains(" \n"))
  }

  @Test("Nothing but a terminal gets a dimmed letter")
  func noEscapes() throws {
    #expect(!(try run("Ada\n", lines: 10).text.contains("\u{1B}")))
  }

  @Test("On a terminal the letters without contacts are dimmed")
  func dimmed() throws {
    let script = ["script", "--quiet", "--return", "--command"]
    let command = "'\(try program.executable.path)' list --strip names"
    try program.folder.file("names", "Ada\nBo\n")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    shell.arguments = script + [command, "/dev/null"]
    shell.currentDirectoryURL = program.folder.url
    shell.environment = ["LINES": "40", "COLUMNS": "20", "PATH": "/usr/bin:/bin", "TERM": "xterm"]
    let output = Pipe()
    shell.standardOutput = output
    shell.standardInput = FileHandle.nullDevice
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(text.contains("  A\r\n"))
    #expect(text.contains("  B\r\n"))
    #expect(text.contains("  \u{1B}[2mC\u{1B}[22m\r\n"))
  }

  @Test("Without contacts there is no strip")
  func noContacts() throws {
    #expect(try run("").output.isEmpty)
  }

  @Test("JSON has no strip")
  func json() throws {
    let result = try run("Ada\n", ["--format", "json"])
    #expect(result.status == 2)
    #expect(result.errors.contains("--strip"))
    #expect(try program.run(["list", "--help"]).text.contains("--strip"))
  }
}
