internal import ContactCards

/// Makes the keys of the contacts of a file. None is compared with others: that of a contact that comes twice
/// comes twice.
struct CardKeys: ~Copyable {
  private var output: KeyedOutput
  private let order: ListingOrder
  private var number = 0
  private var hasFailed = false

  init(_ output: consuming KeyedOutput, _ order: ListingOrder) {
    self.output = output
    self.order = order
  }

  /// Reads a file, or the files in a folder.
  mutating func run(_ file: InputFile, _ options: ContactSourceOptions) throws(CommandFailure) {
    var files = CardFiles(progress: Progress(), options: options)
    try files.read(file) { (read, _) throws(CommandFailure) in try take(read.card.contact) }
    hasFailed = files.hasFailed
  }

  /// Ends the output.
  consuming func finish() throws(CommandFailure) {
    try output.finish()
    if hasFailed { throw .reported }
  }

  private mutating func take(_ contact: Contact) throws(CommandFailure) {
    number += 1
    let record = Array(Self.record(of: contact).utf8)
    let text = order.text(of: contact)
    output.write(record.span, text: text.utf8Span.span, number: number)
    if output.isFull { try output.flush() }
  }

  private static func record(of contact: Contact) -> String {
    let members = [
      ("name", contact.displayName), ("detail", contact.detail), ("uid", contact.uid),
      ("spare", contact.spareIdentifier),
    ]
    let texts = members.map { "\"\($0)\": \(JSONText.string($1))" }
    return "{\(texts.joined(separator: ", "))}"
  }
}
