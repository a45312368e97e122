import PersonNames
import UnicodeText

/// What the files of CLDR's locales say of the names of people (LDML part 8), each by itself.
struct PersonNameFiles {
  /// What one file has.
  struct Data {
    /// The values of elements without patterns, by their names and types: `initialPattern-initial`.
    var values: [String: String] = [:]
    /// The patterns of each combination, by the number of ``NamePatternCell`` and what the attribute `alt`
    /// says.
    var patterns: [Int: [String: String]] = [:]
    /// Combinations that take what they lack from another (`alias`); only the root has any.
    var aliases: [Int: Int] = [:]
  }

  /// The data by locale identifier, as the files are named.
  private(set) var locales: [String: Data] = [:]

  init(_ sources: SourceFiles) throws(SourceError) {
    for (name, text) in try sources.sections("personNames", of: .personNames) {
      let path = "\(SourceFolder.personNames.path)/\(name).xml"
      locales[name] = try Self.data(text, in: path)
    }
  }

  private static let simple = [
    "nameOrderLocales", "parameterDefault", "nativeSpaceReplacement", "foreignSpaceReplacement",
    "initialPattern",
  ]

  private static func data(_ text: String, in path: String) throws(SourceError) -> Data {
    var data = Data()
    var cell: Int?
    let names = Set(simple + ["personName", "namePattern", "alias", "sampleName"])
    for element in try XMLElements(names, of: text, at: path).all {
      switch element.name {
      case "personName": cell = try Self.cell(element.attributes, in: path)
      case "sampleName": cell = nil
      case "namePattern":
        guard let cell else { throw SourceError("\(path): a pattern stands alone") }
        data.patterns[cell, default: [:]][element.attributes["alt"] ?? ""] = element.text
      case "alias":
        guard let cell else { continue }
        data.aliases[cell] = try Self.cell(ofPath: element.attributes["path"] ?? "", in: path)
      default: data.values[key(of: element)] = element.text
      }
    }
    return data
  }

  private static func key(of element: XMLElements.Element) -> String {
    let kind = ["order", "parameter", "type"].lazy.compactMap { element.attributes[$0] }.first
    return kind.map { "\(element.name)-\($0)" } ?? element.name
  }

  /// The combination that `../personName[@order='sorting'][@length='long']…` is about.
  private static func cell(ofPath text: String, in path: String) throws(SourceError) -> Int {
    var attributes: [String: String] = [:]
    for part in text.split(separator: "[@").dropFirst() {
      let pieces = part.split { "=']".contains($0) }
      guard pieces.count == 2 else { throw SourceError("\(path): \(text) is not understood") }
      attributes[String(pieces[0])] = String(pieces[1])
    }
    return try cell(attributes, in: path)
  }

  private static func cell(_ attributes: [String: String], in path: String) throws(SourceError)
    -> Int
  {
    func value<Choice: CaseIterable>(_ key: String, _ type: Choice.Type) -> Choice? {
      Choice.allCases.first { "\($0)" == attributes[key] }
    }
    let order = value("order", NameOrder.self)
    guard let length = value("length", PersonNameFormatter.Length.self),
      let usage = value("usage", PersonNameFormatter.Usage.self),
      let formality = value("formality", PersonNameFormatter.Formality.self),
      order != nil || attributes["order"] == "sorting" && usage == .referring
    else { throw SourceError("\(path): a combination is not one that is known") }
    return NamePatternCell.number(
      order: order, length: length, usage: usage, formality: formality)
  }
}
