internal import ContactCards

/// The contacts of several files. What is wrong with a file is reported as it is read.
struct ContactFiles {
  let progress: Progress
  private let options: ContactSourceOptions
  private let order: ListingOrder
  private var identifiers = UniqueIdentifiers()
  private(set) var rows = ListedRows()
  /// How many bytes were read.
  private var size = 0
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
      guard let folder = try file.folder() else { return try readFile(file) }
      read(folder.filtered(by: AddressBookFolder.isCard))
    } catch {
      fail(error)
    }
  }

  private mutating func read(_ folder: InputFolder) {
    FilesAhead(folder).forEach { index, content in
      progress.update("Reading", index, of: folder.entries.count)
      readEntry(folder.file(at: index), content)
    }
  }

  private mutating func readEntry(_ file: InputFile, _ content: ArraySlice<UInt8>?) {
    do throws(CommandFailure) {
      if let content { read(content, of: file) } else { try readFile(file) }
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
    read(try file.read(progress)[...], of: file)
  }

  /// Adds the contacts of a file that has this content.
  private mutating func read(_ content: ArraySlice<UInt8>, of file: InputFile) {
    size += content.count
    var (repeated, excess) = ([ContactProblem](), 0)
    let reading = ContactReader.forEachContact(
      in: content.span, format: options.format(of: content.span), encoding: options.encoding
    ) { record in
      var record = record
      let (problem, keeps) = identifiers.check(&record, file: file.name)
      if let problem, repeated.count < ContactReading.problemLimit { repeated.append(problem) }
      guard keeps else { return }
      if rows.memory < mostMemory {
        rows.append(record.contact, order)
      } else {
        if excess == 0 { repeated.append(Self.excess(at: record.line)) }
        excess += 1
      }
    }
    let problems = reading.problems + repeated
    if !problems.isEmpty { progress.wipe() }
    for problem in problems {
      FileProblem(file: file.name, line: problem.line, message: problem.message).report()
    }
    if reading.hasErrors || excess > 0 { hasFailed = true }
  }

  /// How much memory the rows may take: a row takes more than the smallest contact in a file.
  private var mostMemory: Int { (192 << 20) + 5 * size }

  private static func excess(at line: Int) -> ContactProblem {
    ContactProblem(
      .error, line: line,
      message:
        "there are far more contacts than lists have, and far too small ones; this one and those "
        + "behind it are not listed")
  }
}
