import Foundation
import Testing

@Suite("thumbindex page") struct PageTests {
  let program = Thumbindex()

  /// What stands in the document as data.
  private func data(_ html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = Data(html[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  private func orders(_ html: String) throws -> [[String: Any]] {
    try #require(try data(html)["orders"] as? [[String: Any]])
  }

  private func card(_ name: String, _ lines: String...) -> String {
    let more = lines.map { $0 + "\n" }.joined()
    return "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\n\(more)END:VCARD\n"
  }

  @Test("contacts stand in the document in the order of each locale that is asked for")
  func orders() throws {
    let cards = card("Öberg") + card("Zoe") + card("Olga")
    let html = try program.run(["page", "--locale", "de,sv"], input: cards)
    #expect(html.status == 0)
    #expect(html.errors.isEmpty)
    let orders = try orders(html.text)
    #expect(orders.map { $0["locale"] as? String } == ["de", "sv"])
    #expect(orders.map { $0["order"] as? [Int] } == [[0, 2, 1], [2, 1, 0]])
    let sections = try #require(orders[1]["sections"] as? [[String: Any]])
    let filled = sections.filter { $0["count"] as? Int != 0 }
    #expect(filled.map { $0["title"] as? String } == ["O", "Z", "Ö"])
    #expect(filled.map { $0["offset"] as? Int } == [0, 1, 2])
  }

  @Test("a group stands in no list, and with the contacts all the same") func groups() throws {
    let cards = card("Choir", "KIND:group", "MEMBER:urn:uuid:1") + card("Ada", "UID:urn:uuid:1")
    let html = try program.run(["page", "--locale", "en"], input: cards).text
    #expect(try orders(html)[0]["order"] as? [Int] == [1])
    #expect((try data(html)["contacts"] as? [Any])?.count == 2)
  }

  @Test("no text of a contact or title can end the data or the document") func hostile() throws {
    let hostile = "</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>"
    let cards = card(hostile, "NOTE:</SCRIPT >", "CATEGORIES:</body>")
    let result = try program.run(
      ["page", "--locale", "en", "--title", "</title>" + hostile], input: cards)
    let html = result.text
    let plain = try program.run(["page", "--locale", "en", "--title", "x"], input: card("Ada")).text
    for tag in ["<script", "</script", "<img", "<!--", "</title", "</body", "</style"] {
      #expect(
        html.lowercased().components(separatedBy: tag).count
          == plain.lowercased().components(separatedBy: tag).count, "\(tag)")
    }
    let contacts = try #require(try data(html)["contacts"] as? [[String: Any]])
    #expect(contacts[0]["name"] as? String == hostile)
    #expect(contacts[0]["note"] as? String == "</SCRIPT >")
    #expect(try data(html)["title"] as? String == "</title>" + hostile)
  }

  @Test("the policy in the document allows its own script and style, and no other") func policy()
    throws
  {
    let html = try program.run(["page", "--locale", "en"], input: card("Ada")).text
    for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
      let start = try #require(html.range(of: "<\(tag)>"))
      let end = try #require(
        html.range(of: "</\(tag)>", range: start.upperBound..<html.endIndex))
      let content = try program.folder.file(tag, String(html[start.upperBound..<end.lowerBound]))
      #expect(html.contains("\(directive) 'sha256-\(try digest(of: content))';"))
    }
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("unsafe-inline"))
  }

  private func digest(of file: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "openssl dgst -sha256 -binary \"$1\" | base64 -w0", "", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: output, as: UTF8.self)
  }

  @Test("the document asks for nothing from elsewhere") func alone() throws {
    let html = try program.run(["page", "--locale", "en"], input: card("Ada")).text
    for link in ["href=\"app.css\"", "src=\"app.js\"", "href=\"icon.svg\""] {
      #expect(!html.contains(link))
    }
    #expect(html.contains("href=\"data:image/svg+xml,"))
  }

  @Test("the same contacts make the same bytes") func repeated() throws {
    let cards = card("张三", "NICKNAME:さくら") + card("Ada") + card("김민수")
    let runs = try (0..<3).map { _ in
      try program.run(["page", "--locale", "en,ja,zh"], input: cards).output
    }
    #expect(Set(runs).count == 1)
  }

  @Test("how ideographs and kana are read comes along, surnames as surnames") func readings() throws
  {
    let cards = card("曾国") + card("さく")
    let html = try program.run(["page", "--locale", "zh"], input: cards).text
    let readings = try #require(try data(html)["readings"] as? [String: Any])
    #expect(readings["shapes"] as? [String] == ["zeng/ceng", "guo", "*さ,sa", "*く,ku"])
    let texts = try #require(readings["texts"] as? [Any])
    #expect(texts[0] as? String == "曾国")
    #expect(texts[1] as? [Int] == [0, 1, 0, 1, 1, 1])
    #expect(texts[3] as? [Int] == [0, 1, 2, 1, 1, 3])
  }

  @Test("a picture comes along if it is one, links do as links, and what is too large stays behind")
  func photos() throws {
    let png = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=="
    let script =
      "data:image/svg+xml;base64," + Data("<svg onload=alert(1)>".utf8).base64EncodedString()
    let large = "data:image/png;base64,iVBORw0KGgoA" + String(repeating: "AAAA", count: 90_000)
    let cards = [png, script, large, "https://example.org/a.png"].enumerated()
      .map { card("\($0)", "PHOTO:\($1)") }.joined()
    let result = try program.run(["page", "--locale", "en"], input: cards)
    let contacts = try #require(try data(result.text)["contacts"] as? [[String: Any]])
    #expect(
      contacts.map { $0["photo"] as? String } == [png, nil, nil, "https://example.org/a.png"])
    #expect(result.status == 0)
    #expect(result.errors.components(separatedBy: "the picture is too large").count == 3)
  }

  @Test("-o writes the file whole or not at all") func file() throws {
    let target = program.folder.url.appending(path: "out.html")
    try program.folder.file("out.html", "old")
    let result = try program.run(["page", "--locale", "en", "-o", target.path], input: card("Ada"))
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("<!doctype html>"))
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.url.path)
    #expect(!names.contains { $0.hasSuffix(".part") })

    let nowhere = program.folder.url.appending(path: "missing/out.html").path
    let failed = try program.run(["page", "--locale", "en", "-o", nowhere], input: card("Ada"))
    #expect(failed.status == 1)
    #expect(
      failed.errors == "thumbindex: \(nowhere):1: cannot be written: No such file or directory\n")
  }

  @Test("what is wrong with a file is told, and the others are shown") func faults() throws {
    let good = try program.folder.file("good.vcf", card("Ada"))
    let result = try program.run(["page", "--locale", "en", "missing.vcf", good.path])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("thumbindex: missing.vcf:1: cannot be read: "))
    #expect((try data(result.text)["contacts"] as? [Any])?.count == 1)
  }

  @Test("a locale that is none is wrong usage") func wrongLocale() throws {
    let result = try program.run(["page", "--locale", "en,x y"], input: card("Ada"))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }
}
