/// A file of settings in sections: `[section]`, then `name = value` lines.
///
/// That is what khard (ConfigObj), vdirsyncer (ConfigParser), Thunderbird's `profiles.ini`, the key files of
/// GNOME and `user-dirs.dirs` have in common. Of what sets them apart it reads nested sections
/// (`[[section]]`), quotation marks around values, and comments.
struct SettingsFile {
  /// A section, and the names of those that it is nested in.
  struct Section: Equatable {
    var path: [String]
    var values: [String: String] = [:]

    var name: String { path.last ?? "" }
  }

  /// The sections in the file's order; first what stands before any section.
  private(set) var sections = [Section(path: [])]

  /// Larger files are no settings.
  static let sizeLimit = 1 << 20

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) { add(line.trimmingSpaces()) }
  }

  /// Reads a file; `nil` if there is none.
  init?(at path: String) throws(SourceError) {
    guard FileStatus(of: path) != nil else { return nil }
    let bytes = try SourceFile.whole(path, limit: Self.sizeLimit)
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func add(_ line: Substring) {
    guard let first = line.first, first != "#", first != ";" else { return }
    if first == "[" { return begin(line) }
    guard let equals = line.firstIndex(of: "=") else { return }
    let name = line[..<equals].trimmingSpaces().lowercased()
    let value = line[line.index(after: equals)...].trimmingSpaces()
    sections[sections.count - 1].values[name] = Self.unquoted(value)
  }

  /// Begins a section: as many brackets as it is deep.
  private mutating func begin(_ line: Substring) {
    let depth = line.prefix { $0 == "[" }.count
    let name = line.dropFirst(depth).prefix { $0 != "]" }.trimmingSpaces()
    let outer = sections[sections.count - 1].path.prefix(depth - 1)
    sections.append(Section(path: outer + [Self.unquoted(name)]))
  }

  /// A value without its quotation marks, or without the comment behind it.
  private static func unquoted(_ value: Substring) -> String {
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      let comment = value.indices.first { index in
        value[index] == "#" && index > value.startIndex
          && value[value.index(before: index)].isWhitespace
      }
      return String(value[..<(comment ?? value.endIndex)].trimmingSpaces())
    }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}

extension Substring {
  /// The text without white space around it.
  func trimmingSpaces() -> Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
