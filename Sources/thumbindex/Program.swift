internal import Glibc

/// The program: finds the subcommand, runs it, and ends with its exit status.
enum Program {
  static let version = "0.1.0"

  static var subcommands: [any Subcommand.Type] {
    [
      ListCommand.self, ConvertCommand.self, DuplicatesCommand.self, SortCommand.self,
      SectionsCommand.self, IndexCommand.self, KeysCommand.self, CompareCommand.self,
      ReadCommand.self, LocalesCommand.self, PageCommand.self, SourcesCommand.self,
      ImportCommand.self,
      AddCommand.self, EditCommand.self, RemoveCommand.self, UndoCommand.self, ShowCommand.self,
      FindCommand.self,
      GroupsCommand.self, ExportCommand.self, StoreCommand.self, ServeCommand.self,
    ]
  }

  /// Runs the command line that the program was started with.
  static func run() -> Never {
    Output.ignoreClosedPipes()
    let words = CommandWord.all.dropFirst()
    do throws(CommandFailure) {
      try run(Array(words))
    } catch {
      exit(report(error, subcommand: words.first?.text).rawValue)
    }
    exit(ExitStatus.done.rawValue)
  }

  private static func run(_ words: [CommandWord]) throws(CommandFailure) {
    guard let first = words.first?.text else { throw .usage("a subcommand is missing") }
    switch first {
    case "--help": try Output.print(HelpText.program)
    case "--version": try Output.print("thumbindex \(version)\n")
    default: try run(subcommand(named: first), Array(words.dropFirst()))
    }
  }

  private static func run(_ subcommand: any Subcommand.Type, _ words: [CommandWord])
    throws(CommandFailure)
  {
    let arguments = try Arguments(words, options: subcommand.options)
    if arguments.asksForHelp { return try Output.print(HelpText.of(subcommand)) }
    guard subcommand.operandCount.contains(arguments.operands.count) else {
      throw .usage(
        arguments.operands.count < subcommand.operandCount.lowerBound
          ? "\(subcommand.name) needs more arguments" : "\(subcommand.name) takes fewer arguments")
    }
    try subcommand.run(arguments)
  }

  private static func subcommand(named name: String) throws(CommandFailure)
    -> any Subcommand.Type
  {
    guard let found = subcommands.first(where: { $0.name == name }) else {
      throw .usage(
        name.hasPrefix("-") ? "there is no option \(name)" : "there is no subcommand “\(name)”")
    }
    return found
  }

  /// Tells the person what went wrong.
  private static func report(_ failure: CommandFailure, subcommand: String?) -> ExitStatus {
    switch failure {
    case .usage(let message):
      let known = subcommands.first { $0.name == subcommand }
      let command = ["thumbindex", known?.name, "--help"].compactMap(\.self).joined(separator: " ")
      StandardError.write("thumbindex: \(message)\n")
      StandardError.write("Try “\(command)”.\n")
      return .wrongUsage
    case .data(let problem):
      problem.report()
      return .failed
    case .reported: return .failed
    case .closedPipe: return .done
    }
  }
}
