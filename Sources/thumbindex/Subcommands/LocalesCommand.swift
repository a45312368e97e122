internal import Collation

/// `thumbindex locales`: the collations that there are, and what tags lead to.
enum LocalesCommand: Subcommand {
  static let name = "locales"
  static let summary = "list the collations, or tell which one a tag leads to"
  static let operands = "[TAG…]"
  static let operandCount = 0...Int.max
  static let options: [Option] = [.format]
  static let discussion = """
    Without TAG a line of the output is the tag of a collation, a tab, and its type.
    With TAG it is the tag, a tab, and the tag of the collation that --locale TAG
    sorts by: its own, that of a parent of the language, or und for the root's.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let isList = arguments.operands.isEmpty
    let rows = isList ? collations : try resolved(arguments.operands.map(\.text))
    switch arguments.value(of: .format) {
    case "json":
      let names = isList ? ("tag", "type") : ("tag", "resolved")
      let objects = rows.map { left, right in
        "  {\"\(names.0)\": \(JSONText.string(left)), \"\(names.1)\": \(JSONText.string(right))}"
      }
      try Output.print("[\n\(objects.joined(separator: ",\n"))\n]\n")
    default:
      try Output.print(rows.map { "\($0)\t\($1)\n" }.joined())
    }
  }

  /// The tag and the type of every collation.
  private static var collations: [(String, String)] {
    CollationLocales.embedded.offeredCollations.map { ($0.tag, $0.type) }
  }

  private static func resolved(_ tags: [String]) throws(CommandFailure) -> [(String, String)] {
    var rows: [(String, String)] = []
    for tag in tags { rows.append((tag, try RequestedLocale(given: tag).collator.resolvedLocale)) }
    return rows
  }
}
