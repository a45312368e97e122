import ContactCards
import ContactStore
import Foundation
import Testing

/// A home folder of a test's own, which goes away with the object.
final class SourceHome {
  let path: String
  var environment: [String: String] = [:]

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders that it is in.
  @discardableResult
  func file(_ name: String, _ content: String) throws -> String {
    let whole = try place(name)
    try Data(content.utf8).write(to: URL(filePath: whole))
    return whole
  }

  /// Writes a card of a person.
  @discardableResult
  func card(_ name: String, _ person: String) throws -> String {
    try file(name, Self.card(person))
  }

  static func card(_ person: String) -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(person)\r\nN:;\(person);;;\r\nUID:\(person)\r\nEND:VCARD\r\n"
  }

  /// Makes a database.
  @discardableResult
  func database(_ name: String, _ script: String) throws -> String {
    let whole = try place(name)
    let connection = try SQLiteConnection(path: whole, access: .creating)
    // Nothing of it has to outlast the test.
    try connection.runScript("PRAGMA synchronous = OFF;" + script)
    return whole
  }

  /// A whole path, after making the folders in front of it.
  func place(_ name: String) throws -> String {
    let whole = "\(path)/\(name)"
    let folder = URL(filePath: whole).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return whole
  }

  /// What is found.
  func sources() -> [any ContactSource] {
    ContactSources.find(in: SourcePlaces(home: path, environment: environment))
  }

  /// The source with an identifier.
  func source(
    _ identifier: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> any ContactSource {
    let found = sources()
    return try #require(
      found.first { $0.identifier == identifier }, "only \(found.map(\.identifier)) were found",
      sourceLocation: sourceLocation)
  }

  /// Everything below the folder: names, contents, times of change.
  func everything() throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let whole = "\(path)/\(name)"
      let facts = try FileManager.default.attributesOfItem(atPath: whole)
      let content = FileManager.default.contents(atPath: whole)?.base64EncodedString() ?? ""
      let changed = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      result[name] = "\(changed) \(facts[.size] ?? 0) \(facts[.posixPermissions] ?? 0) \(content)"
    }
    return result
  }
}

/// All that comes out of a source.
struct SourceReading {
  var cards: [Card] = []
  var files: [String] = []
  var problems: [ContactProblem] = []

  init(_ source: any ContactSource) throws {
    var (cards, files, problems): ([Card], [String], [ContactProblem]) = ([], [], [])
    try source.read { event in
      switch event {
      case .card(let read, let file):
        cards.append(read.card)
        files.append(file)
      case .problem(let problem, _): problems.append(problem)
      }
      return true
    }
    (self.cards, self.files, self.problems) = (cards, files, problems)
  }

  var names: [String] { cards.map(\.contact.displayName) }
}
