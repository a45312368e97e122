internal import ContactCards
internal import ThumbIndex

/// `thumbindex list`: contacts in their sections.
enum ListCommand: Subcommand {
  static let name = "list"
  static let summary = "list contacts in their sections"
  static let operands = "[FILE…]"
  static let operandCount = 0...Int.max
  static let options: [Option] =
    RequestedIndex.options + [.order, .format, .empty, .strip, .store, .group]
    + ContactSourceOptions.options
  static let discussion = """
    The contacts of all files are listed together. The format of a file is told
    from its content: vCard, jCard, CSV, LDIF, a property list, abook's address
    book, or text with one name a line; a folder holds a vCard a file. A file that
    cannot be read or understood to its end is reported, and whatever could be
    read of it is listed all the same.

    Contacts are listed by the names that are shown. With --order they are listed
    by how their names are read, if they say so; else by the parts of their names,
    the family name first or the given name, or as the locale has it; else by what
    they have instead of a name.

    With --strip the letters of all sections stand along the edge where lines end,
    those without contacts dimmed on a terminal. Each screenful has them anew,
    with bullets for those that find no room; rows that reach them are cut. The
    size is that of COLUMNS and LINES, else of the terminal; without any, lines
    have 80 columns, and the strip is shown once.

    In text, control characters and characters that reorder the text around them
    are shown as U+FFFD; in JSON they are escaped.

    With --store the contacts of an address book are listed, all or with --group
    those of a group, in the order that it is kept in or in that of --locale and
    --order, which is made once and then kept. Without FILE, or where it is -,
    standard input is read; if that is a terminal, the usual address book is listed.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    if arguments.has(.store) || arguments.operands.isEmpty && InputFile.inputIsTerminal {
      return try StoreListing.run(arguments)
    }
    let index = try RequestedIndex(arguments)
    let isJSON = arguments.value(of: .format) == "json"
    if isJSON, arguments.has(.strip) { throw .usage("--strip is for --format text only") }
    let files =
      InputFile.all(arguments.operands)
    let progress = Progress()
    var reader = ContactFiles(
      progress: progress, options: try ContactSourceOptions(arguments),
      order: try ListingOrder(arguments, locale: index.tag))
    for file in files { reader.read(file) }
    let list = ContactList(
      reader.rows, index.collation, includesEmptySections: arguments.has(.empty)
    ) { [count = reader.rows.count] in progress.update("Sorting", $0 + 1, of: count) }
    progress.wipe()
    var output = Output()
    if isJSON {
      try JSONListing(list, locale: index.tag).write(to: &output)
    } else {
      var listing = TextListing(list)
      if arguments.has(.strip) { listing.show(list.strip, on: .output) }
      try listing.write(to: &output)
    }
    try output.finish()
    if reader.hasFailed { throw .reported }
  }
}
