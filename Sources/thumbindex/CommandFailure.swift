/// Why a subcommand stops.
enum CommandFailure: Error {
  /// The command line is wrong.
  case usage(String)
  /// The data is wrong, or cannot be read or written.
  case data(FileProblem)
  /// The data is wrong, and the person has been told.
  case reported
  /// Whoever read the output wants no more of it. That is no failure.
  case closedPipe
}
