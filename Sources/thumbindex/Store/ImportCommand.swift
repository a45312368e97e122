internal import ContactCards
internal import ContactStore

/// `thumbindex import`: contacts into the address book.
enum ImportCommand: Subcommand {
  static let name = "import"
  static let summary = "take contacts into the address book"
  static let operands = "[FILE…]"
  static let operandCount = 0...Int.max
  static let options: [Option] =
    RequestedStore.options + [.dryRun] + ContactSourceOptions.options
  static let discussion = """
    All contacts of all files are taken together, or none if the address book can't
    take them; a file that can't be read is reported, and the others are taken. One
    that the address book has already, with the same UID or saying the same without one, is
    left as it is; one with a known UID that says something else takes the place of
    what was there. “thumbindex undo” takes an import back.

    With --dry-run nothing is changed, and each contact is shown behind what would
    become of it: + added, ~ changed, = as it is.

    Files are read as by “thumbindex list”. The address book is made if there is
    none; its order is that of --locale and --order. Without FILE, or where it is -,
    standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let isTrial = arguments.has(.dryRun)
    let options = try ContactSourceOptions(arguments)
    let store = try RequestedStore(arguments).open(creates: !isTrial, isTrial: isTrial)
    let importer = try store.doing { (session) throws(StoreError) in
      try session.beginImport(isTrial: isTrial)
    }
    var source = CardFiles(progress: store.progress, options: options)
    var output = Output()
    for file in InputFile.all(arguments.operands) {
      try source.read(file) { (read, _) throws(CommandFailure) in
        let outcome = try store.doing { (_) throws(StoreError) in try importer.add(read.card) }
        if isTrial { try output.write(line(outcome, read.card)) }
      }
    }
    store.progress.wipe()
    let summary = try store.doing { (_) throws(StoreError) in try importer.finish() }
    try output.write(text(of: summary, isTrial: isTrial))
    try output.finish()
    if source.hasFailed { throw .reported }
  }

  private static func line(_ outcome: ImportOutcome, _ card: Card) -> String {
    let sign =
      switch outcome {
      case .added, .addedWithNewIdentifier: "+"
      case .changed: "~"
      case .unchanged: "="
      }
    return "\(sign) \(VisibleText.of(card.contact.displayName))\n"
  }

  private static func text(of summary: ImportSummary, isTrial: Bool) -> String {
    let verb = isTrial ? "would be " : ""
    return """
      \(summary.added) \(verb)added, \(summary.changed) \(verb)changed, \
      \(summary.unchanged) as they were

      """
  }
}

extension Option {
  static let dryRun = Option(name: "--dry-run", help: "show what would be done, and do nothing")
}
