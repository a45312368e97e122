internal import ContactCards
internal import ContactStore

/// `thumbindex import`: contacts into the address book.
enum ImportCommand: Subcommand {
  static let name = "import"
  static let summary = "take contacts into the address book"
  static let operands = "[FILE|SOURCE…]"
  static let operandCount = 0...Int.max
  static let options: [Option] =
    RequestedStore.options + [.dryRun, .allSources] + ContactSourceOptions.options
  static let discussion = """
    All contacts of all files are taken together, or none if the address book
    can't take them; a file that can't be read is reported, and the others are
    taken. One that the address book has already, with the same UID or saying the
    same without one, is left as it is; one with a known UID that says something
    else takes the place of what was there. “thumbindex undo” takes an import
    back.

    With --dry-run nothing is changed, and each contact is shown behind what would
    become of it: + added, ~ changed, = as it is.

    A SOURCE is an address book that is on the machine already, by the name that
    “thumbindex sources” lists, or at a path; --all takes all of them. Sources are
    only ever read.

    Files are read as by “thumbindex list”. The address book is made if there is
    none; its order is that of --locale and --order. Without FILE, or where it is
    -, standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let isTrial = arguments.has(.dryRun)
    let options = try ContactSourceOptions(arguments)
    let store = try RequestedStore(arguments).open(creates: !isTrial, isTrial: isTrial)
    let importer = try store.doing { (session) throws(StoreError) in
      try session.beginImport(isTrial: isTrial)
    }
    var source = CardFiles(progress: store.progress, options: options)
    var shown = ""
    func take(_ card: Card) throws(CommandFailure) {
      let outcome = try store.doing { (_) throws(StoreError) in try importer.add(card) }
      if isTrial { shown += line(outcome, card) }
    }
    let (files, sources) = try FilesAndSources.of(arguments)
    for file in files {
      try source.read(file) { (read, _) throws(CommandFailure) in try take(read.card) }
    }
    var hasFailed = source.hasFailed
    for source in sources {
      try SourceReading.read(source, store.progress, hasFailed: &hasFailed, take)
    }
    store.progress.wipe()
    let summary = try store.doing { (_) throws(StoreError) in try importer.finish() }
    try Output.print(shown + text(of: summary, isTrial: isTrial))
    if hasFailed { throw .reported }
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
