internal import ContactStore

/// `thumbindex find`: contacts by what one remembers of them.
enum FindCommand: Subcommand {
  static let name = "find"
  static let summary = "find contacts of the address book"
  static let operands = "WORD…"
  static let operandCount = 1...Int.max
  static let options: [Option] = RequestedStore.options + [.format, .limit]
  static let discussion = """
    The words are the beginnings of names, or of how they are read (pinyin,
    romanized kana, the consonants of Hangul), initials, nicknames, organizations,
    e-mail addresses, the digits of telephone numbers from either end, or the keys
    of a telephone for letters: zhangs, zs and 94264 find 张三. All have to be
    found. The best matches come first, with their numbers; what of the name
    matched is marked on a terminal, and told in JSON as ranges of bytes.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let store = try RequestedStore(arguments).open(preparing: false)
    let limit = arguments.value(of: .limit).flatMap { Int($0) } ?? 50
    let query = arguments.operands.map(\.text).joined(separator: " ")
    let found = try store.doing { (session) throws(StoreError) in
      try session.prepareSearch { done, total in store.progress.update("Reading", done, of: total) }
      return try session.find(query, limit: limit)
    }
    store.progress.wipe()
    if arguments.value(of: .format) == "json" {
      let rows = found.map(object)
      try Output.print("[\(rows.joined(separator: ",\n"))]\n")
    } else {
      let marks = Terminal.output.dims
      let rows = found.map { line($0, marks: marks) }
      try Output.print(rows.joined())
    }
    if found.isEmpty { throw .reported }
  }

  private static func line(_ found: FoundContactRow, marks: Bool) -> String {
    let row = found.row
    let name = row.name.isEmpty ? "(no name)" : marked(row.name, marks ? found.nameRanges : [])
    let detail = row.detail.map { "\t" + VisibleText.of($0) } ?? ""
    return "\(row.id)\t\(name)\(detail)\n"
  }

  /// The name with some of its bytes in bold.
  private static func marked(_ name: String, _ ranges: [Range<Int>]) -> String {
    let bytes = Array(name.utf8)
    var text = ""
    var done = 0
    func piece(_ range: Range<Int>) -> String {
      VisibleText.of(String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self))
    }
    for range in ranges {
      text += piece(done..<range.lowerBound) + "\u{1B}[1m" + piece(range) + "\u{1B}[22m"
      done = range.upperBound
    }
    return text + piece(done..<max(done, bytes.count))
  }

  private static func object(_ found: FoundContactRow) -> String {
    let ranges = found.nameRanges.map { "[\($0.lowerBound), \($0.upperBound)]" }
    return """
      {"id": \(found.row.id), "name": \(JSONText.string(found.row.name)), \
      "detail": \(JSONText.string(found.row.detail)), "field": \(JSONText.string(found.field)), \
      "ranges": [\(ranges.joined(separator: ", "))]}
      """
  }
}

extension Option {
  static let limit = Option(
    name: "--limit", placeholder: "NUMBER", isNumber: true, help: "so many at most (default: 50)")
}
