internal import ContactCards

/// `thumbindex convert`: contacts from any format to another.
enum ConvertCommand: Subcommand {
  static let name = "convert"
  static let summary = "write contacts in another format"
  static let operands = "[FILE…]"
  static let operandCount = 0...Int.max
  static let options: [Option] = [.to] + ContactSourceOptions.options
  static let discussion = """
    The contacts of all files are written to standard output, in UTF-8. FORMAT is
    vcard3, vcard4, vcard21, jcard, csv-google, csv-outlook, ldif, plist (Apple's
    Address Book) or json (plain objects, for programs that know no vCard). A vCard
    that is of the wanted version already is written byte for byte. What the format
    has no place for is named in a warning; among vCards and jCard nothing is lost.

    The format and the encoding of a file are told from its content. A folder is
    read as vdirsyncer and khard keep it, a card a file. Of contacts with the same
    UID, a copy is left out, and another is given a new UID. Without FILE, or where
    it is -, standard input is read.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let format = try format(arguments)
    let files =
      InputFile.all(arguments.operands)
    let progress = Progress()
    var source = CardFiles(progress: progress, options: try ContactSourceOptions(arguments))
    var target = CardOutput(format, progress: progress)
    for file in files {
      try source.read(file) { read, name throws(CommandFailure) in
        try target.write(read, from: name)
      }
    }
    progress.wipe()
    try target.finish()
    if source.hasFailed { throw .reported }
  }

  private static func format(_ arguments: Arguments) throws(CommandFailure) -> CardOutputFormat {
    guard let name = arguments.value(of: .to) else { throw .usage("--to FORMAT is missing") }
    guard let format = CardOutputFormat(rawValue: name) else {
      let names = CardOutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--to cannot be “\(name)”; it can be \(names)")
    }
    return format
  }
}

extension Option {
  static let to = Option(
    name: "--to", placeholder: "FORMAT", help: "the format to write")
}
