import UnicodeText

/// CLDR's list of facts about scripts.
enum ScriptMetadata {
  /// The scripts that run from right to left, ascending.
  static func rightToLeft(_ sources: SourceFiles) throws(SourceError) -> [Subtag] {
    let source = SourceFile.scriptMetadata
    let file = try sources.text(of: source)
    var scripts: [Subtag] = []
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard fields.count > 6, fields[6] == "YES" else { continue }
      guard let script = Subtag(text: fields[0]) else {
        throw SourceError("\(source.path): \(fields[0]) is not a script")
      }
      scripts.append(script)
    }
    return scripts.sorted()
  }
}
