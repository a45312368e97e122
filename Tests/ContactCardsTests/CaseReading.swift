import ContactCards
import Foundation

/// The cards of a file or folder with what was told of them, as a command reads them.
struct CaseReading {
  private(set) var cards: [ReadCard] = []
  private(set) var problems: [ContactProblem] = []
  private(set) var folder = AddressBookFolder()
  private var identifiers = UniqueIdentifiers()

  static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Cases")

  static func content(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appending(path: name)))
  }

  init(_ name: String) throws {
    let url = Self.directory.appending(path: name)
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      read(try Self.content(of: name))
      return
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
      let content = try Self.content(of: name + "/" + file)
      if AddressBookFolder.isCard(file) { read(content) } else { folder.note(content, of: file) }
    }
  }

  init(content: [UInt8]) { read(content) }

  private mutating func read(_ content: [UInt8]) {
    var reader = CardReader()
    reader.append(content)
    reader.finish()
    while var read = reader.next() {
      let (problem, keeps) = identifiers.check(&read)
      problems += [problem].compactMap(\.self)
      if keeps { cards.append(read) }
    }
    problems += reader.problems
  }

  /// The contacts of people and organisations.
  var contacts: [Contact] { cards.map(\.card.contact).filter { $0.kind != .group } }

  /// The groups.
  var groups: [Contact] { cards.map(\.card.contact).filter { $0.kind == .group } }

  /// What is read again of what is written in a format.
  func converted(to format: CardOutputFormat) -> CaseReading {
    var writer = CardWriter(format)
    var output: [UInt8] = []
    for read in cards { writer.write(read.card, to: &output) }
    writer.finish(&output)
    return CaseReading(content: output)
  }
}
