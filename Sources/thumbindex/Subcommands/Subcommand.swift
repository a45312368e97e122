/// A subcommand: what it is called, takes and does.
protocol Subcommand {
  static var name: String { get }
  /// What it does, in a few words.
  static var summary: String { get }
  /// The operands as the help shows them.
  static var operands: String { get }
  static var operandCount: ClosedRange<Int> { get }
  static var options: [Option] { get }
  /// What the help says below the summary, in lines of at most 78 columns.
  static var discussion: String { get }

  static func run(_ arguments: Arguments) throws(CommandFailure)
}
