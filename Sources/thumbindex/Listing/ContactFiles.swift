internal import ContactCards

/// The contacts of several files. What is wrong with a file is reported as it is read.
struct ContactFiles {
  let progress: Progress
  private let options: ContactSourceOptions
  private let order: ListingOrder
  private var identifiers = UniqueIdentifiers()
  private(set) var contacts: [ListedContact] = []
  /// Whether contacts may be missing.
  private(set) var hasFailed = false

  init(progress: Progress, options: ContactSourceOptions, order: ListingOrder) {
    self.order = order
    self.progress = progress
    self.options = options
  }

  /// Adds the contacts of a file, or of the files in a folder, as far as they can be read.
  mutating func read(_ file: InputFile) {
    do throws(CommandFailure) {
      guard let files = try file.files() else { return try readFile(file) }
      for (index, (name, file)) in files.enumerated() where AddressBookFolder.isCard(name) {
        progress.update("Reading", index, of: files.count)
        do throws(CommandFailure) { try readFile(file) } catch { fail(error) }
      }
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ error: CommandFailure) {
    progress.wipe()
    if case .data(let problem) = error { problem.report() }
    hasFailed = true
  }

  private mutating func readFile(_ file: InputFile) throws(CommandFailure) {
    let content = try file.read(progress)
    let reading = ContactReader.read(
      bytes: content.span, format: options.format(of: content), encoding: options.encoding)
    var problems = reading.problems
    for var record in reading.records {
      let (problem, keeps) = identifiers.check(&record, file: file.name)
      if let problem { problems.append(problem) }
      if keeps { contacts.append(ListedContact(record.contact, order)) }
    }
    if !problems.isEmpty { progress.wipe() }
    for problem in problems {
      FileProblem(file: file.name, line: problem.line, message: problem.message).report()
    }
    if reading.hasErrors { hasFailed = true }
  }
}
