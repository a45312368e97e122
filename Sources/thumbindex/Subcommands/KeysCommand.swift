internal import Collation

/// `thumbindex keys`: the sort key of each line.
enum KeysCommand: Subcommand {
  static let name = "keys"
  static let summary = "show the sort key of each line"
  static let operands = "[FILE]"
  static let operandCount = 0...1
  static let options: [Option] = [.locale]
  static let discussion = """
    A line of the output is the key in hexadecimal, a tab, and the line as it was.
    Whatever sorts the keys as bytes has sorted the lines in the order of the
    language. Without FILE, or where it is -, standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let collator = try RequestedLocale(arguments).collator
    let progress = Progress()
    let lines = Lines(try InputFile(arguments.operands.first).read(progress))
    progress.wipe()
    var output = Output()
    var key: [UInt8] = []
    for (number, range) in lines.ranges.enumerated() {
      progress.updateDuringOutput("Making keys", number, of: lines.ranges.count)
      key.removeAll(keepingCapacity: true)
      collator.appendSortKey(utf8: lines.bytes(range), to: &key)
      for byte in key {
        try output.write(hexDigits[Int(byte >> 4)])
        try output.write(hexDigits[Int(byte & 15)])
      }
      try output.write(UInt8(ascii: "\t"))
      try output.write(lines.content[range])
      try output.write(UInt8(ascii: "\n"))
    }
    try output.finish()
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
