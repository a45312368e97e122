internal import ContactStore

/// `thumbindex sources`: the contacts that are already on the machine.
enum SourcesCommand: Subcommand {
  static let name = "sources"
  static let summary = "find the contacts that are already on the machine"
  static let operands = "[PATH…]"
  static let operandCount = 0...Int.max
  static let options: [Option] = [.format]
  static let discussion = """
    Looks for the address books of khard, vdirsyncer, abook, Evolution and
    Thunderbird, and for vCards in the usual places. Each has a line: what commands
    call it, its title, how many contacts it has, where it is. With PATH, which may
    be a database of macOS or iOS, a backup of a telephone, a folder or a file, it
    is the sources there. They are only read, and nothing is imported.
    """

  /// A source, and its number of contacts if it can be read.
  private struct Row {
    var source: any ContactSource
    var count: Int?
  }

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let sources = try RequestedSources.all(at: arguments.operands.map(\.text))
    let progress = Progress()
    var rows: [Row] = []
    var hasFailed = false
    for (index, source) in sources.enumerated() {
      progress.update("Counting", index, of: sources.count)
      rows.append(Row(source: source, count: count(of: source, progress, &hasFailed)))
    }
    progress.wipe()
    let isJSON = arguments.value(of: .format) == "json"
    try Output.print(isJSON ? json(rows) : table(rows))
    if rows.isEmpty { StandardError.write("thumbindex: no contacts were found on this machine\n") }
    if hasFailed { throw .reported }
  }

  private static func count(
    of source: any ContactSource, _ progress: Progress, _ hasFailed: inout Bool
  ) -> Int? {
    do throws(SourceError) {
      return try source.count()
    } catch {
      progress.wipe()
      FileProblem(file: error.location, message: error.message).report()
      hasFailed = true
      return nil
    }
  }

  private static func table(_ rows: [Row]) -> String {
    let cells = rows.map { row in
      [
        row.source.identifier, row.source.title, row.count.map(String.init) ?? "?",
        row.source.location,
      ]
      .map(VisibleText.of)
    }
    let widths = (0..<3).map { column in cells.map { TerminalWidth.of($0[column]) }.max() ?? 0 }
    return cells.map { cells in
      let padded = (0..<3).map { column in
        let gap = String(repeating: " ", count: widths[column] - TerminalWidth.of(cells[column]))
        return column == 2 ? gap + cells[column] : cells[column] + gap
      }
      return (padded + [cells[3]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func json(_ rows: [Row]) -> String {
    let objects = rows.map { row in
      "  {\"identifier\": \(JSONText.string(row.source.identifier)), "
        + "\"title\": \(JSONText.string(row.source.title)), "
        + "\"count\": \(row.count.map(String.init) ?? "null"), "
        + "\"path\": \(JSONText.string(row.source.location))}"
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}
