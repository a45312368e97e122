internal import ThumbIndex

/// `thumbindex keys --format`: from records to records with keys, as they come.
enum KeyPipe {
  static func run(_ format: RecordFormat, _ arguments: Arguments) throws(CommandFailure) {
    let making = try KeyMaking(arguments)
    let fields = try KeyedFields(arguments)
    let hasColumn = format == .tsv || format == .jsonl
    guard hasColumn == arguments.has(.column) else {
      throw .usage(
        hasColumn ? "--format \(format) needs --column" : "--column is for --format tsv or jsonl")
    }
    if format == .frames, fields.form != .binary, fields.has(.record) {
      throw .usage("--format frames needs --key binary, or --show without record")
    }
    let others = ContactSourceOptions.options + [.order]
    if format != .cards, let other = others.first(where: { arguments.has($0) }) {
      throw .usage("\(other.name) is for --format cards")
    }
    let output = KeyedOutput(fields, isJSON: format == .jsonl, making.collation)
    let file = InputFile(arguments.operands.first)
    if format == .cards {
      var cards = CardKeys(output, making.order)
      try cards.run(file, try ContactSourceOptions(arguments))
      return try cards.finish()
    }
    var keys = RecordKeys(output, format, column: arguments.value(of: .column) ?? "")
    try keys.run(file)
    try keys.finish()
  }
}
