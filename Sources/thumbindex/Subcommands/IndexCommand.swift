internal import ThumbIndex

/// `thumbindex index`: the labels of the sections.
enum IndexCommand: Subcommand {
  static let name = "index"
  static let summary = "show the labels of the sections"
  static let operands = ""
  static let operandCount = 0...0
  static let options: [Option] = RequestedIndex.options
  static let discussion = "The labels come one a line, in order."

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let collation = try RequestedIndex(arguments).collation
    try Output.print(collation.sectionTitles.map { $0 + "\n" }.joined())
  }
}
