import ContactCards
import Foundation
import Testing
import ThumbIndexServer

@Suite("Imports and exports over HTTP") struct ImportsTests {
  private static let file = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    UID:1\r
    FN:Ada\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    UID:2\r
    FN:Bo\r
    END:VCARD\r

    """

  private func begin(_ server: TestServer, _ text: String) throws -> Int {
    let reply = try server.ask("POST", "/imports?filename=a.vcf", [:], Array(text.utf8))
    #expect(reply.status == 201)
    let id = try #require(reply.object["id"] as? Int)
    #expect(reply.headers["location"] == "/api/v1/imports/\(id)")
    return id
  }

  private func state(_ reply: Reply) -> String { reply.object["state"] as? String ?? "" }

  @Test("an import is shown first, and done when it is confirmed")
  func confirmed() throws {
    let server = try TestServer([])
    let id = try begin(server, Self.file)
    let preview = try server.wait("/imports/\(id)") { state($0) != "reading" }
    #expect(state(preview) == "preview")
    #expect((preview.object["summary"] as? [String: Int])?["added"] == 2)
    #expect((preview.object["examples"] as? [String: [String]])?["added"] == ["Ada", "Bo"])
    #expect(try server.get("/book").object["count"] as? Int == 0)
    #expect(try server.ask("POST", "/imports/\(id)/confirm").status == 202)
    let done = try server.wait("/imports/\(id)") { state($0) == "done" }
    #expect((done.object["summary"] as? [String: Int])?["added"] == 2)
    #expect(try server.get("/book").object["count"] as? Int == 2)
    #expect(try server.ask("POST", "/imports/\(id)/confirm").code == "not-in-preview")
    #expect(try server.ask("POST", "/undo").object["count"] as? Int == 2)
  }

  @Test("what would be changed is shown by name")
  func changed() throws {
    let server = try TestServer([])
    let first = try begin(server, Self.file)
    _ = try server.wait("/imports/\(first)") { state($0) == "preview" }
    _ = try server.ask("POST", "/imports/\(first)/confirm")
    _ = try server.wait("/imports/\(first)") { state($0) == "done" }
    let second = try begin(server, Self.file.replacing("FN:Bo", with: "FN:Bo Twice"))
    let preview = try server.wait("/imports/\(second)") { state($0) == "preview" }
    #expect(
      preview.object["summary"] as? [String: Int] == ["added": 0, "changed": 1, "unchanged": 1])
    #expect((preview.object["examples"] as? [String: [String]])?["changed"] == ["Bo Twice"])
    #expect(try server.ask("DELETE", "/imports/\(second)").status == 204)
    #expect(try server.get("/imports/\(second)").code == "no-import")
    #expect(try server.ask("POST", "/imports/\(second)/confirm").code == "no-import")
  }

  @Test("what is wrong with a file is told, and what is right is taken")
  func problems() throws {
    let server = try TestServer([])
    let id = try begin(server, Self.file + "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Cy\r\n")
    let preview = try server.wait("/imports/\(id)") { state($0) != "reading" }
    #expect(state(preview) == "preview")
    #expect(preview.object["problemCount"] as? Int ?? 0 > 0)
    #expect(preview.list("problems").first?["line"] as? Int ?? 0 >= 11)
  }

  @Test("a file that is none is told")
  func noFile() throws {
    let server = try TestServer([])
    let reply = try server.ask("POST", "/imports", [:], [0, 1, 2, 0xFF, 0, 0, 7, 0x89])
    let id = try #require(reply.object["id"] as? Int)
    let failed = try server.wait("/imports/\(id)") { state($0) != "reading" }
    #expect(state(failed) == "failed")
    #expect(failed.object["error"] as? String != nil)
  }

  @Test("so many imports wait, and no more")
  func most() throws {
    let server = try TestServer([], change: { $0.limits.imports = 2 })
    for _ in 0..<2 {
      let id = try begin(server, Self.file)
      _ = try server.wait("/imports/\(id)") { state($0) == "preview" }
    }
    #expect(try server.ask("POST", "/imports", [:], Array(Self.file.utf8)).status == 429)
  }

  @Test(
    "an export has every contact, in each format",
    arguments: CardOutputFormat.allCases.map(\.rawValue))
  func export(format: String) throws {
    let names = (0..<450).map { "Person \($0)" }
    let server = try TestServer(names)
    let file = try server.get("/export?format=\(format)")
    #expect(file.status == 200)
    #expect(
      file.headers["content-disposition"]?.hasPrefix("attachment; filename=\"contacts.") == true)
    let text = file.text
    let missing = names.filter { name in
      !text.contains(name + "\r") && !text.contains(name + "\n") && !text.contains(name + "\"")
        && !text.contains(name + ",") && !text.contains(name + "<")
    }
    #expect(missing.isEmpty)
  }

  @Test("an export of a group has its contacts alone")
  func exportGroup() throws {
    let server = try TestServer()
    _ = try server.add(#"{"name": "Kim", "categories": ["Choir"]}"#)
    let text = try server.get("/export?format=vcard4&group=category:Choir").text
    #expect(text.contains("FN:Kim"))
    #expect(!text.contains("FN:Ada"))
  }
}
