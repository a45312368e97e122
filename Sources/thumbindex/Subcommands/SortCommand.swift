internal import Collation

/// `thumbindex sort`: lines in, lines out.
enum SortCommand: Subcommand {
  static let name = "sort"
  static let summary = "sort lines in the order of a language"
  static let operands = "[FILE]"
  static let operandCount = 0...1
  static let options: [Option] = [.locale, .threads]
  static let discussion = """
    Lines that the language holds to be equal keep their order. No byte of a line is
    changed, be it UTF-8 or not. Every line of the output ends with a line feed,
    even where the last line of the input does not. Without FILE, or where it is -,
    standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let collator = try RequestedLocale(arguments).collator
    let threads = try threads(arguments)
    let progress = Progress()
    var content = try InputFile(arguments.operands.first).read(progress)
    let lineFeed = UInt8(ascii: "\n")
    if content.last ?? lineFeed != lineFeed { content.append(lineFeed) }
    progress.update("Sorting", 0, of: 1)
    guard let order = BulkOrder(lines: content, of: collator, threads: threads) else {
      return try sortByKeys(content, collator, progress)
    }
    progress.wipe()
    var output = Output()
    try output.write(linesOf: content, at: order.places, threads: threads)
    try output.finish()
  }

  private static func threads(_ arguments: Arguments) throws(CommandFailure) -> Int {
    guard let text = arguments.value(of: .threads) else { return 1 }
    guard let number = Int(text), number > 0 else {
      throw .usage("--threads cannot be “\(text)”; it can be 1, 2 and so on")
    }
    return number
  }

  /// Sorts files of any size; it takes longer, and more memory.
  private static func sortByKeys(
    _ content: [UInt8], _ collator: Collator, _ progress: Progress
  ) throws(CommandFailure) {
    let lines = Lines(content)
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
