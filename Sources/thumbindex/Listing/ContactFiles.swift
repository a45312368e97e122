internal import ContactCards

/// The contacts of several files. What is wrong with a file is reported as it is read.
struct ContactFiles {
  let progress: Progress
  private(set) var contacts: [ListedContact] = []
  /// Whether contacts may be missing.
  private(set) var hasFailed = false

  init(progress: Progress) { self.progress = progress }

  /// Adds the contacts of a file, as far as it can be read.
  mutating func read(_ file: InputFile) {
    do throws(CommandFailure) {
      let reading = ContactReader.read(bytes: try file.read(progress))
      contacts += reading.records.lazy.map { ListedContact($0.contact) }
      if !reading.problems.isEmpty { progress.wipe() }
      for problem in reading.problems {
        FileProblem(file: file.name, line: problem.line, message: problem.message).report()
      }
      if reading.hasErrors { hasFailed = true }
    } catch {
      progress.wipe()
      if case .data(let problem) = error { problem.report() }
      hasFailed = true
    }
  }
}
