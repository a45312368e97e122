internal import Collation
internal import PersonNames

/// `thumbindex read`: how each line is read.
enum ReadCommand: Subcommand {
  static let name = "read"
  static let summary = "show how each line is read"
  static let operands = "[FILE]"
  static let operandCount = 0...1
  static let options: [Option] = [.locale, .tones, .family, .plain]
  static let discussion = """
    A line of the output is the line as it was, a tab, and its reading: pinyin for
    ideographs, a syllable each, and Latin letters for kana (Hepburn). All else
    stays as it is. Surnames at the start of Chinese names are read as surnames.
    Where the language is Japanese or Korean, ideographs stay as they are.
    Without FILE, or where it is -, standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let readsIdeographs = !["ja", "ko"].contains(try language(arguments))
    let tones = tones(arguments)
    let progress = Progress()
    let lines = Lines(try InputFile(arguments.operands.first).read(progress))
    progress.wipe()
    var output = Output()
    for (number, range) in lines.ranges.enumerated() {
      progress.updateDuringOutput("Reading", number, of: lines.ranges.count)
      let reading = NameReading(
        of: String(decoding: lines.content[range], as: UTF8.self),
        beginsWithFamilyName: arguments.has(.family),
        surnames: arguments.has(.plain) ? nil : .standard, readsIdeographs: readsIdeographs)
      try output.write(lines.content[range])
      try output.write("\t" + reading.text(tones: tones) + "\n")
    }
    try output.finish()
  }

  private static func language(_ arguments: Arguments) throws(CommandFailure) -> String {
    try RequestedLocale(arguments).tag.split(separator: "-").first?.lowercased() ?? ""
  }

  private static func tones(_ arguments: Arguments) -> ToneStyle {
    switch arguments.value(of: .tones) {
    case "numbers": .numbers
    case "none": .none
    default: .marks
    }
  }
}

extension Option {
  static let tones = Option(
    name: "--tones", placeholder: "STYLE", values: ["marks", "numbers", "none"],
    help: "zēng (the default), zeng1, or zeng")

  static let family = Option(
    name: "--family", help: "every line begins with a family name")
}
