internal import Collation

/// `thumbindex sort`: lines in, lines out.
enum SortCommand: Subcommand {
  static let name = "sort"
  static let summary = "sort lines in the order of a language"
  static let operands = "[FILE]"
  static let operandCount = 0...1
  static let options: [Option] = [.locale]
  static let discussion = """
    Lines that the language holds to be equal keep their order. No byte of a line is
    changed, be it UTF-8 or not. Every line of the output ends with a line feed,
    even where the last line of the input does not. Without FILE, or where it is -,
    standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let collator = try RequestedLocale(arguments).collator
    let progress = Progress()
    let lines = Lines(try InputFile(arguments.operands.first).read(progress))
    var keys = KeyArena()
    for range in lines.ranges {
      keys.append(utf8: lines.bytes(range), of: collator)
      progress.update("Sorting", keys.count, of: lines.ranges.count)
    }
    let order = keys.sortedIndices()
    progress.wipe()
    var output = Output()
    for index in order {
      try output.write(lines.content[lines.ranges[index]])
      try output.write(UInt8(ascii: "\n"))
    }
    try output.finish()
  }
}
