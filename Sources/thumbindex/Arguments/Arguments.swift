/// The words behind a subcommand, told apart.
///
/// Options and operands may stand in any order. An option's value is the next word or follows a `=`; of
/// an option given twice the last one counts, but for those that may be given several times. `--` ends the options; `-` alone is an operand.
struct Arguments {
  private(set) var operands: [CommandWord] = []
  /// The options in the order in which they are given, each with its value. They are few, and the runtime takes
  /// longer to get a dictionary ready than a command needs to sort ten lines.
  private var given: [(name: String, value: String)] = []

  /// Tells the words apart.
  init(_ words: [CommandWord], options: [Option]) throws(CommandFailure) {
    var words = words[...]
    while let word = words.popFirst() {
      let text = word.text
      if text == "--" {
        operands += words
        return
      }
      if text.hasPrefix("-") && text != "-" {
        try readOption(text, options + [.help], &words)
      } else {
        operands.append(word)
      }
    }
  }

  var asksForHelp: Bool { has(.help) }

  func has(_ option: Option) -> Bool { given.contains { $0.name == option.name } }

  func value(of option: Option) -> String? { given.last { $0.name == option.name }?.value }

  /// The values of an option that may be given several times.
  func values(of option: Option) -> [String] {
    given.lazy.filter { $0.name == option.name }.map(\.value)
  }

  private mutating func readOption(
    _ text: String, _ options: [Option], _ rest: inout ArraySlice<CommandWord>
  ) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      throw .usage("there is no option \(name)")
    }
    given.append((name, try value(of: option, attached: attached, &rest)))
  }

  /// The value of an option, empty if it has none.
  private func value(
    of option: Option, attached: String?, _ rest: inout ArraySlice<CommandWord>
  ) throws(CommandFailure) -> String {
    guard option.placeholder != nil else {
      if attached != nil { throw .usage("\(option.name) takes no value") }
      return ""
    }
    guard let value = attached ?? rest.popFirst()?.text else {
      throw .usage("\(option.name) needs a value")
    }
    guard option.values.isEmpty || option.values.contains(value) else {
      let accepted = option.values.joined(separator: " or ")
      throw .usage("\(option.name) cannot be “\(value)”; it can be \(accepted)")
    }
    if option.isNumber, (Int(value) ?? 0) < 1 {
      throw .usage("\(option.name) cannot be “\(value)”; it can be a number from 1 on")
    }
    return value
  }
}
