/// What `--help` shows.
enum HelpText {
  static var program: String {
    let rows = Program.subcommands.map { ($0.name, $0.summary) }
    return """
      Usage: thumbindex SUBCOMMAND [OPTION…] [ARGUMENT…]

      Puts names into the alphabetical sections of any language.

      Subcommands:
      \(columns(rows))
      Options:
      \(columns([("--help", Option.help.help), ("--version", "show the version")]))
      “thumbindex SUBCOMMAND --help” tells more.

      \(exitStatus)

      """
  }

  static func of(_ subcommand: any Subcommand.Type) -> String {
    let options = subcommand.options + [.help]
    let usage =
      ["thumbindex", subcommand.name] + subcommand.options.map { "[\(synopsis($0))]" }
      + [subcommand.operands].filter { !$0.isEmpty }
    let isAboutLanguage = subcommand.options.contains { $0.name == Option.locale.name }
    return """
      Usage: \(wrapped(usage))

      \(capitalized(subcommand.summary)).

      \(subcommand.discussion)

      Options:
      \(columns(options.map { (synopsis($0), $0.help) }))
      \(isAboutLanguage ? localeNote + "\n\n" : "")\(exitStatus)

      """
  }

  private static let localeNote = """
    Without --locale the language is that of LC_ALL, LC_COLLATE or LANG, whichever
    comes first and names one; without any it is English.
    """

  private static let exitStatus = """
    Exit status: 0 done, 1 failed on the data, 2 wrong usage. A reader that closes
    the pipe is no failure.
    """

  private static func synopsis(_ option: Option) -> String {
    guard let placeholder = option.placeholder else { return option.name }
    let value = option.values.isEmpty ? placeholder : option.values.joined(separator: "|")
    return "\(option.name) \(value)"
  }

  /// Words in lines of at most 80 columns, behind `Usage: `.
  private static func wrapped(_ words: [String]) -> String {
    let indent = 7
    var lines = [""]
    for word in words {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[0] = word
      } else if indent + line.count + 1 + word.count <= 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// Names and what they mean, side by side in 80 columns; a long name has its meaning below it.
  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 26 }.max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { name, text in
      let lines = lines(text.split(separator: " "), width: 80 - indent.count)
      let body = lines.joined(separator: "\n" + indent)
      if name.count > width { return "  \(name)\n\(indent)\(body)\n" }
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(body)\n"
    }.joined()
  }

  private static func lines(_ words: [Substring], width: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
