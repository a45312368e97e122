internal import ContactCards
internal import ContactStore

/// What is known of an import while it goes on.
struct ImportReport: Sendable {
  enum Stage: String, Sendable {
    /// What it would do is being found out.
    case reading
    /// It waits for someone to decide.
    case preview
    case importing
    case done
    case failed
  }

  var stage = Stage.reading
  var done = 0
  var total = 0
  var summary = ImportSummary()
  var added: [String] = []
  var changed: [String] = []
  var problems: [ContactProblem] = []
  var problemCount = 0
  var error: String?

  private static let mostExamples = 20
  private static let mostProblems = 100

  init(total: Int) { self.total = total }

  /// Notes what would be done with a contact.
  mutating func note(_ outcome: ImportOutcome, _ name: @autoclosure () -> String) {
    switch outcome {
    case .added, .addedWithNewIdentifier:
      if added.count < Self.mostExamples { added.append(name()) }
    case .changed: if changed.count < Self.mostExamples { changed.append(name()) }
    case .unchanged: break
    }
  }

  mutating func note(_ problems: [ContactProblem]) {
    self.problems = Array(problems.prefix(Self.mostProblems))
    problemCount = problems.count
  }
}

extension JSONOutput {
  /// Writes an import.
  mutating func report(_ id: Int64, _ report: ImportReport) {
    object { output in
      output.progress(id, report)
      output.key("summary")
      output.object { output in
        output.member("added", report.summary.added)
        output.member("changed", report.summary.changed)
        output.member("unchanged", report.summary.unchanged)
      }
      output.key("examples")
      output.object { output in
        output.names("added", report.added)
        output.names("changed", report.changed)
      }
      output.key("problems")
      output.array { output in for problem in report.problems { output.problem(problem) } }
      output.member("problemCount", report.problemCount)
      output.member("error", report.error)
    }
  }

  /// Writes how far an import is.
  mutating func progress(_ id: Int64, _ report: ImportReport) {
    member("id", id)
    member("state", report.stage.rawValue)
    member("done", report.done)
    member("total", report.total)
  }

  private mutating func names(_ name: StaticString, _ names: [String]) {
    key(name)
    array { output in for name in names { output.value(name) } }
  }

  private mutating func problem(_ problem: ContactProblem) {
    object { output in
      output.member("line", problem.line)
      output.member("severity", problem.severity == .error ? "error" : "warning")
      output.member("message", problem.message)
    }
  }
}
