internal import ContactCards

/// The cards of several files, one at a time. What is wrong with a file is reported as it is read.
struct CardFiles {
  let progress: Progress
  private let options: ContactSourceOptions
  /// Whether contacts may be missing.
  private(set) var hasFailed = false

  init(progress: Progress, options: ContactSourceOptions) {
    self.progress = progress
    self.options = options
  }

  /// Reads a file, or the files in a folder. `body` takes each card and the name of its file.
  mutating func read(
    _ file: InputFile, _ body: (ReadCard, String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var failure: CommandFailure?
    do throws(CommandFailure) {
      guard let folder = try file.folder()?.filtered(by: AddressBookFolder.isCard) else {
        failure = try readFile(file, body)
        if let failure { throw failure }
        return
      }
      for index in folder.entries.indices { try read(folder.file(at: index), body) }
    } catch {
      guard failure == nil, case .data(let problem) = error, problem.file == file.name else {
        throw error
      }
      progress.wipe()
      problem.report()
      hasFailed = true
    }
  }

  /// Reads a file, and returns why `body` failed, if it did.
  private mutating func readFile(
    _ file: InputFile, _ body: (ReadCard, String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> CommandFailure? {
    var reader: CardReader?
    var told = 0
    var failure: CommandFailure?
    func takeCards() {
      while failure == nil, let read = reader?.next() {
        do throws(CommandFailure) { try body(read, file.name) } catch { failure = error }
      }
      told = tell(reader?.problems ?? [], of: file, from: told)
    }
    try file.readPieces(progress) { piece, _ in
      guard failure == nil else { return }
      if reader == nil {
        let format = options.format(of: piece.span)
        reader = CardReader(format: format, encoding: options.encoding)
      }
      reader?.append(Array(piece))
      takeCards()
    }
    reader?.finish()
    takeCards()
    if reader?.hasErrors == true { hasFailed = true }
    return failure
  }

  /// Reports the problems that were not yet, and returns how many there are.
  private func tell(_ problems: [ContactProblem], of file: InputFile, from told: Int) -> Int {
    if problems.count > told { progress.wipe() }
    for problem in problems.dropFirst(told) {
      FileProblem(file: file.name, line: problem.line, message: problem.message).report()
    }
    return problems.count
  }
}
