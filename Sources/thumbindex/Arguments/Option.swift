/// An option of a subcommand.
struct Option {
  /// The name with its hyphens.
  let name: String
  /// What the help calls the option's value; `nil` if the option has none.
  var placeholder: String?
  /// The values that are accepted; empty if any is.
  var values: [String] = []
  /// Whether the value is a number from 1 on.
  var isNumber = false
  let help: String

  static let help = Option(name: "--help", help: "show this help")

  static let locale = Option(
    name: "--locale", placeholder: "TAG", help: "the language, such as de or zh-Hans")

  static let format = Option(
    name: "--format", placeholder: "FORMAT", values: ["text", "json"],
    help: "text, for people (the default), or json, for programs")

  static let threads = Option(
    name: "--threads", placeholder: "NUMBER", help: "sort on so many threads (default: 1)")

  static let empty = Option(name: "--empty", help: "show sections without contacts too")

  static let strip = Option(name: "--strip", help: "show the strip of letters beside the list")
}
