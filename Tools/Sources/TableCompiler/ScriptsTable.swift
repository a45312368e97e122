import UnicodeText

/// Makes the table `scripts` from Scripts.txt; ``ScriptTable`` describes its layout.
struct ScriptsTable {
  /// Runs of characters of one script: the first code point, and the code; `nil` where there is none.
  private var runs: [(start: UInt32, script: Subtag?)] = [(0, nil)]

  static let maker = TableMaker { sources throws(SourceError) in
    let bytes = try ScriptsTable(sources).bytes()
    let files: [SourceFile] = [.scripts, .propertyValueAliases]
    return [Table(name: "scripts", bytes: bytes, sources: files)]
  }

  private init(_ sources: SourceFiles) throws(SourceError) {
    let codes = try Self.codes(sources)
    let file = try UCDFile(sources.text(of: .scripts), name: SourceFile.scripts.path)
    for row in file.rows.sorted(by: { $0.codePoints.lowerBound < $1.codePoints.lowerBound }) {
      let name = String(try file.field(1, of: row))
      guard let code = codes[name] else {
        throw SourceError("\(file.name):\(row.line): \(name) is not a script")
      }
      let isShared = code == "zyyy" || code == "zinh"
      let script = isShared ? nil : code
      if runs.last?.script != script { runs.append((row.codePoints.lowerBound, script)) }
    }
  }

  /// The codes of the scripts by their names.
  private static func codes(_ sources: SourceFiles) throws(SourceError) -> [String: Subtag] {
    var codes: [String: Subtag] = [:]
    for line in try sources.text(of: .propertyValueAliases).split(separator: "\n") {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard fields.count > 2, fields[0] == "sc", let code = Subtag(text: fields[1]) else {
        continue
      }
      codes[fields[2]] = code
    }
    return codes
  }

  private func bytes() throws(SourceError) -> [UInt8] {
    let scripts = Set(runs.compactMap(\.script)).sorted()
    guard scripts.count < 256 else { throw SourceError("there are more than 255 scripts") }
    let numbers = Dictionary(uniqueKeysWithValues: scripts.enumerated().map { ($1, $0 + 1) })
    var writer = TableWriter()
    writer.append(runs.map { $0.start << 8 | UInt32($0.script.flatMap { numbers[$0] } ?? 0) })
    writer.append([0] + scripts.map { UInt32($0.bits >> 32) })
    return writer.bytes()
  }
}
