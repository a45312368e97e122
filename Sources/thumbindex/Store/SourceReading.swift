internal import ContactCards
internal import ContactStore

/// What an import reads: files, and the address books of other programs.
enum FilesAndSources {
  /// Tells operands apart: what is no file of contacts may be a source.
  static func of(_ arguments: Arguments) throws(CommandFailure) -> (
    [InputFile], [any ContactSource]
  ) {
    var sources = arguments.has(.allSources) ? try RequestedSources.all() : []
    var files: [CommandWord] = []
    for word in arguments.operands {
      if SourceReading.isSource(word) {
        sources += try RequestedSources.named(word.text)
      } else {
        files.append(word)
      }
    }
    if files.isEmpty, !arguments.operands.isEmpty || arguments.has(.allSources) {
      return ([], sources)
    }
    return (InputFile.all(files), sources)
  }
}

/// The contacts of sources.
enum SourceReading {
  /// Whether a word names a source, and no file that is read as such: `evolution:…`, or a database.
  static func isSource(_ word: CommandWord) -> Bool {
    let text = word.text
    if text == "-" { return false }
    if InputFile(word).isDatabase { return true }
    return text.contains(":") && !InputFile(word).exists
  }

  /// Gives the cards of a source; what is wrong with it is reported.
  static func read(
    _ source: any ContactSource, _ progress: Progress, hasFailed: inout Bool,
    _ body: (Card) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var failure: CommandFailure?
    var isIncomplete = false
    do throws(SourceError) {
      try source.read { event in
        switch event {
        case .card(let read, _):
          do throws(CommandFailure) { try body(read.card) } catch { failure = error }
        case .problem(let problem, let file):
          progress.wipe()
          FileProblem(file: file, line: problem.line, message: problem.message).report()
          if problem.severity == .error { isIncomplete = true }
        }
        return failure == nil
      }
    } catch {
      progress.wipe()
      FileProblem(file: error.location, message: error.message).report()
      isIncomplete = true
    }
    if isIncomplete { hasFailed = true }
    if let failure { throw failure }
  }
}

extension Option {
  static let allSources = Option(
    name: "--all", help: "take all address books that are on the machine")
}
