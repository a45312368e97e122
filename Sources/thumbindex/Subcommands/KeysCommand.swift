internal import Collation

/// `thumbindex keys`: the sort key of each line, or the section and the key of each record.
enum KeysCommand: Subcommand {
  static let name = "keys"
  static let summary = "show the sort key of each line, or section and key of records"
  static let operands = "[FILE]"
  static let operandCount = 0...1
  static let options: [Option] =
    [.recordFormat, .column, .keyForm, .shownFields, .identity] + RequestedIndex.options
    + [.order] + ContactSourceOptions.options
  static let discussion = """
    A line of the output is the key in hexadecimal, a tab, and the line as it was.
    Whatever sorts the keys as bytes has sorted the lines in the order of the
    language. Without FILE, or where it is -, standard input is read.

    With --format the keys are those of an index: records come out in their order,
    each behind the number of its section, the title of that, and its key, between
    tabs. Sorting by number and key, then by place, gives the order of “list”.
    Input is read, and output written, as it comes; memory does not grow with it.

      lines   the text is the line; LF or CR LF ends it
      names   the same as “list” reads names: blanks around them do not count, and
              empty lines are left out
      tsv     fields between tabs; --column says which, by its place from 1 or by
              its name, which the first line has then
      jsonl   objects of JSON, one a line; --column is the name of a member. They
              come out as {"section": …, "title": …, "key": …, "record": …}
      frames  four bytes with the text's length, the highest first, and the text
      cards   contacts of any format; a record is what “list” has of one:
              {"name": …, "detail": …, "uid": …}, and in “spare” the UID that it
              gets if another contact has the first

    With --key binary nothing stands between fields: the section's number has two
    bytes, a record's number eight, and before title, key and record stand four
    with their length, the highest byte first. --show chooses fields and their
    order among number, section, title, key and record.

    A record that cannot be read is told on standard error with its number, and the
    rest goes on; the exit status is 1 then. Texts have to be UTF-8, records at most
    16 MiB long.

    --identity prints a line with whatever the keys depend on. Keys can be compared
    only where it is the same.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    if arguments.has(.identity) {
      return try Output.print(try KeyMaking(arguments).identity + "\n")
    }
    if let format = arguments.value(of: .recordFormat).flatMap(RecordFormat.init) {
      return try KeyPipe.run(format, arguments)
    }
    let indexOptions = options.filter { $0.name != Option.locale.name }
    if let other = indexOptions.first(where: { arguments.has($0) }) {
      throw .usage("\(other.name) needs --format")
    }
    try showKeys(of: InputFile(arguments.operands.first), RequestedLocale(arguments).collator)
  }

  /// The keys of the plain collation, without sections.
  private static func showKeys(of file: InputFile, _ collator: Collator) throws(CommandFailure) {
    let progress = Progress()
    let lines = Lines(try file.read(progress))
    progress.wipe()
    var output = Output()
    var (key, line): ([UInt8], [UInt8]) = ([], [])
    for (number, range) in lines.ranges.enumerated() {
      progress.updateDuringOutput("Making keys", number, of: lines.ranges.count)
      key.removeAll(keepingCapacity: true)
      line.removeAll(keepingCapacity: true)
      collator.appendSortKey(utf8: lines.bytes(range), to: &key)
      KeyForm.hex.append(key.span, to: &line)
      line.append(UInt8(ascii: "\t"))
      try output.write(line[...])
      try output.write(lines.content[range])
      try output.write(UInt8(ascii: "\n"))
    }
    try output.finish()
  }
}
