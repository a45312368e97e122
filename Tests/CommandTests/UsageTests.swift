import Foundation
import Testing

@Suite("The command line") struct UsageTests {
  static let subcommands = [
    "list", "convert", "duplicates", "sort", "keys", "compare", "index", "sections", "read",
    "locales", "sources",
  ]
  let program = Thumbindex()

  @Test("--help explains the program and every subcommand")
  func help() throws {
    for arguments in [["--help"]] + Self.subcommands.map({ [$0, "--help"] }) {
      let result = try program.run(arguments)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(result.text.hasPrefix("Usage: thumbindex "))
      #expect(result.lines.allSatisfy { $0.count <= 80 }, "\(arguments)")
    }
    let text = try program.run(["--help"]).text
    for name in Self.subcommands { #expect(text.contains("\n  \(name) ")) }
  }

  @Test("--version prints one line")
  func version() throws {
    let result = try program.run(["--version"])
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.text.hasPrefix("thumbindex "))
  }

  @Test(
    "Wrong usage is status 2, a message on standard error, and no output",
    arguments: [
      [], ["nonsense"], ["--nonsense"], ["sort", "--nonsense"], ["sort", "-n"], ["sort", "a", "b"],
      ["sort", "--locale"], ["sort", "--locale", "not a tag"], ["sort", "--locale="],
      ["compare", "a"], ["compare", "a", "b", "c"], ["index", "a"], ["index", "--style", "icu"],
      ["index", "--max-labels", "0"], ["index", "--add", "?"],
      ["list", "--format", "xml"], ["list", "--empty=yes"], ["list", "--style=", "x"],
      ["convert"], ["convert", "--to", "word"], ["convert", "--to", "jcard", "--from", "word"],
      ["convert", "--to", "jcard", "--encoding", "none such"], ["duplicates", "--merge=yes"],
      ["locales", "not a tag"], ["locales", "--locale", "de"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("thumbindex: "))
    #expect(result.errors.hasSuffix("--help”.\n"))
  }

  @Test("A value that an option does not accept is answered with those that it does")
  func acceptedValues() throws {
    let style = try program.run(["sections", "--style", "icu"])
    #expect(style.errors.contains("contacts or cldr"))
    let format = try program.run(["list", "--format=xml"])
    #expect(format.errors.contains("text or json"))
  }

  @Test("Of an option given twice the last counts, and options may follow operands")
  func optionOrder() throws {
    let result = try program.run(["compare", "a", "b", "--locale", "???", "--locale", "en"])
    #expect(result.text == "<\n")
  }

  @Test(
    "--locale takes the spelling of POSIX too",
    arguments: [("zh_CN.UTF-8", "zh-CN"), ("en-GB", "en-GB"), ("sr_RS@latin", "sr-Latn-RS")])
  func locale(given: String, tag: String) throws {
    let result = try program.run(["list", "--format", "json", "--locale", given])
    #expect(result.text.hasPrefix("{\"locale\": \"\(tag)\""))
    #expect(try program.run(["list", "--locale", "C.UTF-8"]).status == 2)
  }

  @Test(
    "Without --locale the language is that of LC_ALL, LC_COLLATE, LANG, in that order",
    arguments: [
      (["LC_ALL": "zh_CN.UTF-8@mod", "LANG": "de_DE"], "zh-CN"), (["LANG": "de_DE.UTF-8"], "de-DE"),
      (["LC_ALL": "C", "LC_COLLATE": "sv_SE", "LANG": "de"], "sv-SE"),
      (["LC_ALL": "", "LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), ([:], "en"),
      (["LANG": "sr_RS.UTF-8@latin"], "sr-Latn-RS"), (["LC_ALL": "?", "LANG": "fr"], "fr"),
    ])
  func environment(variables: [String: String], locale: String) throws {
    var program = program
    program.environment = variables
    let result = try program.run(["list", "--format", "json"])
    #expect(result.text.hasPrefix("{\"locale\": \"\(locale)\""))
  }
}
