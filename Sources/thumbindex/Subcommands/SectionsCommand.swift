internal import ThumbIndex

/// `thumbindex sections`: the section of each line.
enum SectionsCommand: Subcommand {
  static let name = "sections"
  static let summary = "show the section of each line"
  static let operands = "[FILE]"
  static let operandCount = 0...1
  static let options: [Option] = RequestedIndex.options
  static let discussion = """
    A line of the output is the label of the section, a tab, and the line as it was.
    The lines keep their order. Without FILE, or where it is -, standard input is
    read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let collation = try RequestedIndex(arguments).collation
    let progress = Progress()
    let lines = Lines(try InputFile(arguments.operands.first).read(progress))
    progress.wipe()
    var output = Output()
    for (number, range) in lines.ranges.enumerated() {
      progress.updateDuringOutput("Finding sections", number, of: lines.ranges.count)
      let section = collation.section(utf8: lines.bytes(range))
      try output.write(collation.sectionTitles[section] + "\t")
      try output.write(lines.content[range])
      try output.write(UInt8(ascii: "\n"))
    }
    try output.finish()
  }
}
