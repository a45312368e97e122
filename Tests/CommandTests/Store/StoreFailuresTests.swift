import Foundation
import TestSupport
import Testing

@Suite("An address book that cannot be used, or not any more")
struct StoreFailuresTests {
  private let program = Thumbindex()
  private let card = "BEGIN:VCARD\nVERSION:4.0\nUID:1\nFN:Ada\nTEL:+1 555 0100\nEND:VCARD\n"

  private func expectOneLine(_ result: Thumbindex.Result, _ about: String) {
    #expect(result.status == 1)
    #expect(result.text.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.errors.contains(about), "\(result.errors)")
  }

  #if PostgreSQL
    @Test func `an address book on a server works as one in a file does`() throws {
      let server = try PostgreSQLServer()
      let store = ["--store", server.url]
      #expect(try program.run(["import"] + store, input: card).text.hasPrefix("1 added"))
      #expect(try program.run(["list"] + store).lines == ["A", "  Ada  +1 555 0100"])
      #expect(try program.run(["find"] + store + ["0100"]).text == "1\tAda\t+1 555 0100\n")
      #expect(try program.run(["edit"] + store + ["Ada", "name=Eve"]).status == 0)
      #expect(try program.run(["remove"] + store + ["Eve"]).status == 0)
      #expect(try program.run(["undo"] + store).status == 0)
      #expect(try program.run(["store"] + store + ["check"]).text == "whole\n")
      #expect(try program.run(["store"] + store + ["reindex"]).status == 0)
      let secret = server.url.replacing("owner@", with: "owner:swordfish@")
      for words in [["store", "info"], ["show", "Nobody"], ["list", "--locale", "!"]] {
        let result = try program.run([words[0], "--store", secret] + words.dropFirst())
        #expect(!(result.text + result.errors).contains("swordfish"), "\(result.errors)")
      }
      let copy = program.folder.url.appending(path: "copy.db").path
      #expect(try program.run(["store"] + store + ["backup", copy]).status == 0)
      #expect(try program.run(["list", "--store", copy]).lines == ["E", "  Eve  +1 555 0100"])
      try server.kill()
      for words in [["list"], ["import"], ["show", "1"], ["undo"], ["store", "check"]] {
        let result = try program.run([words[0]] + store + words.dropFirst(), input: card)
        expectOneLine(result, "does not answer")
      }
    }
  #endif

  @Test func `a place that may not be written to is told`() throws {
    expectOneLine(
      try program.run(["import", "--store", "/proc/contacts.db"], input: card), "/proc/contacts.db")
    expectOneLine(
      try program.run(["list", "--store", program.folder.url.path + "/none.db"]), "no store yet")
  }

  @Test func `the usual place is below the home folder`() throws {
    var program = program
    program.environment["HOME"] = program.folder.url.path
    #expect(try program.run(["import"], input: card).status == 0)
    let place = program.folder.url.appending(path: ".local/share/thumbindex/contacts.db")
    #expect(FileManager.default.fileExists(atPath: place.path))
    #expect(try program.run(["show", "Ada"]).lines.first == "Ada")
  }

  @Test func `address books of the machine are taken, all or one, and left as they are`() throws {
    var program = program
    program.environment["HOME"] = program.folder.url.path
    let contacts = program.folder.url.appending(path: ".contacts")
    try FileManager.default.createDirectory(at: contacts, withIntermediateDirectories: true)
    try Data(card.utf8).write(to: contacts.appending(path: "a.vcf"))
    let listed = try program.run(["sources", "--format", "json"])
    #expect(listed.status == 0)
    #expect(listed.text.contains("/.contacts"))
    #expect(try program.run(["import", "--all"]).text.hasPrefix("1 added"))
    let object = try JSONSerialization.jsonObject(with: listed.output) as? [[String: Any]]
    let name = try #require(object?.first?["identifier"] as? String)
    #expect(try program.run(["import", name]).text == "0 added, 0 changed, 1 as they were\n")
    #expect(try String(contentsOf: contacts.appending(path: "a.vcf"), encoding: .utf8) == card)
  }
}
