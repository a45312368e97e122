internal import ContactCards

/// `thumbindex duplicates`: contacts that are the same person.
enum DuplicatesCommand: Subcommand {
  static let name = "duplicates"
  static let summary = "find contacts that are the same person, and merge them"
  static let operands = "[FILE…]"
  static let operandCount = 0...Int.max
  static let options: [Option] = [.merge, .format, .store] + ContactSourceOptions.options
  static let discussion = """
    Two contacts are the same person if they have one UID and nothing speaks against
    it, or one name, and share a telephone number or an e-mail address or both have
    neither. Each person with several contacts is listed: file and line of each, a
    tab, the name.

    With --merge, all contacts are written as vCards, those of a person merged into
    the first, with every distinct value. A contact that is alone is written as it
    is. The cards of other formats are of version 4.0. Without FILE, or where it is
    -, standard input is read.

    With --store it is the contacts of an address book; --merge merges them there,
    and puts those that were merged into another into the trash.
    """

  /// A contact, and where it is from.
  private struct Found {
    var read: ReadCard
    var file: String
  }

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    if arguments.has(.store) { return try StoreDuplicates.run(arguments) }
    let files =
      InputFile.all(arguments.operands)
    let progress = Progress()
    var source = CardFiles(progress: progress, options: try ContactSourceOptions(arguments))
    var found: [Found] = []
    var finder = DuplicateFinder()
    for file in files {
      try source.read(file) { read, name throws(CommandFailure) in
        found.append(Found(read: read, file: name))
        finder.add(read.card.contact)
      }
    }
    progress.wipe()
    let groups = finder.groups()
    if arguments.has(.merge) {
      try merge(found, groups)
    } else if arguments.value(of: .format) == "json" {
      try Output.print(json(groups.map { $0.map { found[$0] } }))
    } else {
      try Output.print(text(groups.map { $0.map { found[$0] } }))
    }
    if source.hasFailed { throw .reported }
  }

  private static func merge(_ found: [Found], _ groups: [[Int]]) throws(CommandFailure) {
    var others: [Int: [Int]] = [:]
    var merged: Set<Int> = []
    for group in groups {
      others[group[0]] = Array(group.dropFirst())
      merged.formUnion(group.dropFirst())
    }
    var output = Output()
    for (index, contact) in found.enumerated() where !merged.contains(index) {
      var card = contact.read.card
      if let rest = others[index] { card = card.merged(with: rest.map { found[$0].read.card }) }
      card.end()
      try output.write(card.inUTF8().bytes[...])
    }
    try output.finish()
  }

  private static func text(_ groups: [[Found]]) -> String {
    groups.map { group in
      group.map { contact in
        let name = VisibleText.of(contact.read.card.contact.displayName)
        return "\(VisibleText.of(contact.file)):\(contact.read.line)\t\(name)\n"
      }.joined()
    }.joined(separator: "\n")
  }

  private static func json(_ groups: [[Found]]) -> String {
    let lists = groups.map { group in
      let contacts = group.map { found in
        let contact = found.read.card.contact
        return "{\"file\": \(JSONText.string(found.file)), \"line\": \(found.read.line), "
          + "\"name\": \(JSONText.string(contact.displayName)), "
          + "\"uid\": \(JSONText.string(contact.uid))}"
      }
      return "[" + contacts.joined(separator: ",\n  ") + "]"
    }
    return "[" + lists.joined(separator: ",\n ") + "]\n"
  }
}

extension Option {
  static let merge = Option(name: "--merge", help: "write the contacts with those merged")
}
