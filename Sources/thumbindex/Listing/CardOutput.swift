internal import ContactCards

/// Cards on their way to standard output. What a format cannot say is reported.
struct CardOutput: ~Copyable {
  private let format: CardOutputFormat
  private let progress: Progress
  private var writer: CardWriter
  private var told: Set<String> = []
  private var identifiers = UniqueIdentifiers()
  private var output = Output()
  private var bytes: [UInt8] = []

  init(_ format: CardOutputFormat, progress: Progress) {
    self.format = format
    self.progress = progress
    writer = CardWriter(format)
  }

  /// Writes a card of a file.
  mutating func write(_ read: ReadCard, from file: String) throws(CommandFailure) {
    var read = read
    let (problem, keeps) = identifiers.check(&read, file: file)
    if let problem { tell(problem.message, read.line, file) }
    if keeps { try write(read.card, line: read.line, from: file) }
  }

  /// Writes a card whose identifier may be that of another.
  mutating func write(_ card: Card, line: Int, from file: String) throws(CommandFailure) {
    bytes.removeAll(keepingCapacity: true)
    let unsaid = writer.write(card, to: &bytes)
    try output.write(bytes[...])
    // What is told of one contact holds for all others of the file.
    let new = unsaid.filter { told.insert(file + ":" + $0).inserted }
    guard !new.isEmpty else { return }
    tell(
      "\(format.rawValue) has no place for \(new.joined(separator: ", ")), here and further on",
      line, file)
  }

  consuming func finish() throws(CommandFailure) {
    bytes.removeAll(keepingCapacity: true)
    writer.finish(&bytes)
    try output.write(bytes[...])
    try output.finish()
  }

  private func tell(_ message: String, _ line: Int, _ file: String) {
    progress.wipe()
    FileProblem(file: file, line: line, message: message).report()
  }
}
