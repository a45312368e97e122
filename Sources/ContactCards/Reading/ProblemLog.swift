/// The problems of a file: the first thousand warnings and as many errors, and how many more.
struct ProblemLog: Sendable, Hashable {
  /// The problems that are told one by one, in the order in which they were found.
  private(set) var problems: [ContactProblem] = []
  private(set) var warningCount = 0
  private(set) var errorCount = 0

  /// Notes that something was guessed, repaired or left out.
  mutating func warn(_ message: @autoclosure () -> String, line: Int) {
    warningCount += 1
    guard warningCount <= ContactReading.problemLimit else { return }
    problems.append(ContactProblem(.warning, line: line, message: message()))
  }

  /// Notes that the file breaks off, or is of no known format, or asks for too much.
  mutating func fail(_ message: @autoclosure () -> String, line: Int) {
    errorCount += 1
    guard errorCount <= ContactReading.problemLimit else { return }
    problems.append(ContactProblem(.error, line: line, message: message()))
  }

  /// Notes what a text was taken for, if its bytes were not plain UTF-8.
  mutating func note(_ fault: DecodedText.Fault?, line: Int) {
    switch fault {
    case .none: break
    case .readAs(let encoding):
      warn(
        "the text is not UTF-8 and was read as \(encoding.name); save the file as UTF-8, or name "
          + "its encoding", line: line)
    case .repaired:
      warn(
        "the text is not well-formed UTF-8; broken characters are shown as U+FFFD; "
          + "save the file as UTF-8", line: line)
    }
  }

  /// Adds the problems of a part of the file.
  mutating func append(_ other: ProblemLog) {
    guard other.warningCount + other.errorCount > 0 else { return }
    for problem in other.problems {
      switch problem.severity {
      case .warning: warn(problem.message, line: problem.line)
      case .error: fail(problem.message, line: problem.line)
      }
    }
    warningCount += max(0, other.warningCount - ContactReading.problemLimit)
    errorCount += max(0, other.errorCount - ContactReading.problemLimit)
  }

  /// Says how many problems were not told one by one.
  mutating func finish() {
    let limit = ContactReading.problemLimit
    let untold = max(0, warningCount - limit) + max(0, errorCount - limit)
    guard untold > 0, let line = problems.last?.line else { return }
    problems.append(
      ContactProblem(.warning, line: line, message: "\(untold) more problems are not listed"))
  }
}
