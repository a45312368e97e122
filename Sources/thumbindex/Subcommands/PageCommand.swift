internal import Collation
internal import ContactCards
internal import ContactStore
internal import ThumbIndexServer

/// `thumbindex page`: contacts as one file that shows them.
enum PageCommand: Subcommand {
  static let name = "page"
  static let summary = "write the page with contacts in it as one file"
  static let operands = "[FILE…]"
  static let operandCount = 0...Int.max
  static let options: [Option] =
    [.output, .pageTitle, .pageLocales, .order] + ContactSourceOptions.options
  static let discussion = """
    The contacts of all files become one HTML file: the list in its sections, the
    strip of letters, the search and all that is known of each contact. It works
    from disk, needs no network, and changes nothing. Pictures come along, unless
    they are very large.

    With several locales the reader can choose between their orders on the page;
    the first is shown at first.

    Files are read as by “thumbindex list”. Without -o the page is written to
    standard output. Without FILE, or where it is -, standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let orders = try orders(arguments)
    let progress = Progress()
    var source = CardFiles(progress: progress, options: try ContactSourceOptions(arguments))
    var page = PageFile(title: arguments.value(of: .pageTitle) ?? "")
    var identifiers = UniqueIdentifiers()
    for file in InputFile.all(arguments.operands) {
      try source.read(file) { (read, name) throws(CommandFailure) in
        take(read, name, &identifiers, into: &page, progress)
      }
    }
    let html: [UInt8]
    do throws(LanguageTagError) {
      html = try page.html(orders: orders) { progress.update("Sorting", $0, of: $1) }
    } catch {
      throw .usage("\(error)")
    }
    progress.wipe()
    try write(html, arguments.value(of: .output))
    if source.hasFailed { throw .reported }
  }

  private static func take(
    _ read: ReadCard, _ file: String, _ identifiers: inout UniqueIdentifiers,
    into page: inout PageFile, _ progress: Progress
  ) {
    var read = read
    let (problem, keeps) = identifiers.check(&read, file: file)
    var messages = problem.map { [$0.message] } ?? []
    if keeps, !page.append(read.card.contact) {
      messages.append("the picture is too large for the page, or none that can be shown")
    }
    if !messages.isEmpty { progress.wipe() }
    for message in messages {
      FileProblem(file: file, line: read.line, message: message).report()
    }
  }

  private static func orders(_ arguments: Arguments) throws(CommandFailure) -> [ListOrder] {
    let ordering = ListingOrder.ordering(arguments) ?? .shown
    let tags = arguments.values(of: .pageLocales).flatMap { $0.split(separator: ",") }
    if tags.isEmpty {
      return [ListOrder(locale: try RequestedLocale(arguments).tag, ordering: ordering)]
    }
    var orders: [ListOrder] = []
    for tag in tags {
      let order = ListOrder(
        locale: try RequestedLocale(given: String(tag)).tag, ordering: ordering)
      if !orders.contains(order) { orders.append(order) }
    }
    return orders
  }

  private static func write(_ html: [UInt8], _ path: String?) throws(CommandFailure) {
    if let path, path != "-" { return try OutputFile.write(html, to: path) }
    var output = Output()
    try output.write(html[...])
    try output.finish()
  }
}

extension Option {
  static let output = Option(
    name: "-o", placeholder: "FILE", help: "the file to write, if not standard output")

  static let pageTitle = Option(
    name: "--title", placeholder: "TEXT", help: "what the page calls itself")

  static let pageLocales = Option(
    name: "--locale", placeholder: "TAG[,TAG…]", help: "the languages to sort by")
}
