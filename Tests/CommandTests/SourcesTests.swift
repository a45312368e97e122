import Foundation
import Testing

@Suite("thumbindex sources") struct SourcesTests {
  private struct Row: Decodable, Equatable {
    var identifier: String
    var title: String
    var count: Int?
    var path: String
  }

  private static let card = "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n"

  /// The program, whose home folder is its own.
  private func program(_ files: [String: String]) throws -> (Thumbindex, home: String) {
    var program = Thumbindex()
    let home = program.folder.url.appending(path: "home")
    for (name, content) in files {
      let place = home.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: place)
    }
    program.environment["HOME"] = home.path
    return (program, home.path)
  }

  @Test("Each source has a line: identifier, title, count, path")
  func table() throws {
    let (program, home) = try program([
      ".config/khard/khard.conf": "[addressbooks]\n[[family]]\npath = ~/people",
      "people/a.vcf": Self.card, "people/b.vcf": Self.card,
      ".abook/addressbook": "[format]\nprogram=abook\nversion=0.6\n[0]\nname=Bea\n",
    ])
    let result = try program.run(["sources"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.lines == [
        "khard:family  khard: family  2  \(home)/people",
        "abook         abook          1  \(home)/.abook/addressbook",
      ])
  }

  @Test("JSON has the same; a source that can't be read has no count, and is told of in one line")
  func json() throws {
    let (program, home) = try program([
      ".local/share/evolution/addressbook/x/contacts.db": "garbage", "Downloads/a.vcf": Self.card,
    ])
    let result = try program.run(["sources", "--format", "json"])
    let rows = try JSONDecoder().decode([Row].self, from: result.output)
    let bad = "\(home)/.local/share/evolution/addressbook/x/contacts.db"
    #expect(
      rows == [
        Row(identifier: "evolution:x", title: "Evolution: x", count: nil, path: bad),
        Row(
          identifier: "file:Downloads/a.vcf", title: "a.vcf", count: 1,
          path: "\(home)/Downloads/a.vcf"),
      ])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("thumbindex: \(bad):1: is damaged"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("Where nothing is found, that is said, and it is no failure")
  func nothing() throws {
    let (program, _) = try program([:])
    let result = try program.run(["sources"])
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.errors == "thumbindex: no contacts were found on this machine\n")
    #expect(try program.run(["sources", "--format=json"]).text == "[]\n")
  }

  @Test("A path that is given is a source, and one that is none is a failure")
  func given() throws {
    let (program, home) = try program(["x/a\nb.vcf": Self.card])
    let result = try program.run(["sources", "\(home)/x"])
    #expect(result.lines == ["folder:\(home)/x  x  1  \(home)/x"])
    let file = try program.run(["sources", "\(home)/x/a\nb.vcf"])
    #expect(file.lines.count == 1 && file.text.contains("a\u{FFFD}b.vcf"))
    let none = try program.run(["sources", "\(home)/none"])
    #expect(none.status == 1 && none.errors.hasPrefix("thumbindex: \(home)/none:1: cannot be read"))
  }

  @Test("Without a home folder it is wrong usage, unless a path is given")
  func homeless() throws {
    let (program, home) = try program(["a.vcf": Self.card])
    var homeless = program
    homeless.environment = [:]
    #expect(try homeless.run(["sources"]).status == 2)
    #expect(try homeless.run(["sources", "\(home)/a.vcf"]).status == 0)
  }
}
