internal import Collation

/// `thumbindex compare`: how two texts stand to each other.
enum CompareCommand: Subcommand {
  static let name = "compare"
  static let summary = "tell which of two texts comes first"
  static let operands = "A B"
  static let operandCount = 2...2
  static let options: [Option] = [.locale]
  static let discussion = """
    Prints < if A comes first, > if B does, and = if the language holds them to be
    equal. Texts that begin with a hyphen have to stand behind --.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let collator = try RequestedLocale(arguments).collator
    let (left, right) = (arguments.operands[0].bytes, arguments.operands[1].bytes)
    switch collator.compare(utf8: left.span, right.span) {
    case .ascending: try Output.print("<\n")
    case .same: try Output.print("=\n")
    case .descending: try Output.print(">\n")
    }
  }
}
