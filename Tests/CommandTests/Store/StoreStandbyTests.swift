#if PostgreSQL
  import Foundation
  import TestSupport
  import Testing

  @Suite("An address book on a server that follows another")
  struct StoreStandbyTests {
    private let program = Thumbindex()
    private let cards = ["Ada", "Bo"].enumerated().map { number, name in
      "BEGIN:VCARD\nVERSION:4.0\nUID:\(number)\nFN:\(name)\nTEL:+1 555 010\(number)\nEND:VCARD\n"
    }.joined()

    /// Waits until the standby has what the command printed on the first server.
    private func waitFor(_ output: String, _ words: [String]) throws {
      for _ in 0..<200 {
        if try program.run(words).text == output { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
      Issue.record("the standby doesn't follow")
    }

    @Test func `what only reads works there, and what writes is refused and told`() throws {
      let server = try PostgreSQLServer(withStandby: true)
      let standby = try #require(server.standby)
      #expect(try program.run(["import", "--store", server.url], input: cards).status == 0)
      for words in [["list"], ["show", "Ada"], ["find", "555"], ["export"]] {
        let (name, rest) = (words[0], Array(words.dropFirst()))
        let first = try program.run([name, "--store", server.url] + rest)
        #expect(first.status == 0)
        if name == "list" { try waitFor(first.text, ["list", "--store", standby]) }
        let second = try program.run([name, "--store", standby] + rest)
        #expect(second.status == 0, "\(second.errors)")
        #expect(second.text == first.text)
      }
      #expect(try program.run(["store", "--store", standby, "check"]).text == "whole\n")
      for words in [["add", "name=Cy"], ["list", "--locale", "de"], ["remove", "Ada"]] {
        let result = try program.run([words[0], "--store", standby] + words.dropFirst())
        #expect(result.status == 1)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      }
      #expect(try program.run(["list", "--store", standby]).lines.count == 4)
    }
  }
#endif
