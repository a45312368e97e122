import Foundation
import Testing

@Suite("thumbindex keys, compare, index, sections") struct LineCommandsTests {
  let program = Thumbindex()

  @Test("keys shows the key in hexadecimal, a tab, and the line")
  func keys() throws {
    let result = try program.run(["keys", "--locale", "en"], input: "b\na\n\n")
    let rows = result.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.map { $0.last.map(String.init) } == ["b", "a", ""])
    for row in rows {
      #expect(row.count == 2)
      #expect(row[0].utf8.count.isMultiple(of: 2))
      #expect(row[0].allSatisfy { "0123456789abcdef".contains($0) })
    }
    #expect(rows[1][0] < rows[0][0])
  }

  @Test("Sorting the keys is sorting the lines")
  func keysOrder() throws {
    let input = "Zoe\n阿宝\n9\nadam\nÄrger\n☎\nAdam\n张三\n"
    for locale in ["en", "zh-Hans"] {
      let keys = try program.run(["keys", "--locale", locale], input: input)
      let byKey = keys.lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .compactMap { $0.split(separator: "\t").last.map(String.init) }
      #expect(try program.run(["sort", "--locale", locale], input: input).lines == byKey)
    }
  }

  @Test("compare prints <, = or >")
  func compare() throws {
    let cases = [
      ("a", "b", "<\n"), ("b", "a", ">\n"), ("a", "a", "=\n"), ("", "", "=\n"), ("", "a", "<\n"),
      ("a", "B", "<\n"), ("Ä", "b", "<\n"), ("\u{E9}", "e\u{301}", "=\n"),
    ]
    for (left, right, sign) in cases {
      let result = try program.run(["compare", "--locale", "en", left, right])
      #expect(result.text == sign, "\(left) and \(right)")
      #expect(result.status == 0)
    }
    #expect(try program.run(["compare", "--", "-b", "-a"]).text == ">\n")
  }

  @Test("index prints the labels, one a line")
  func index() throws {
    let labels = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { "\($0)\n" }.joined()
    for locale in ["en", "zh-Hans"] {
      #expect(try program.run(["index", "--locale", locale]).text == labels)
      #expect(
        try program.run(["index", "--style", "contacts", "--locale", locale]).text == labels)
    }
  }

  @Test("sections prints the label, a tab, and the line, in the order of the input")
  func sections() throws {
    let result = try program.run(
      ["sections", "--locale", "zh-Hans"], input: "zebra\n阿\n9\nÄrger\n☎\n𡉓\n🍎\n\n张三")
    #expect(
      result.text
        == "Z\tzebra\nA\t阿\n#\t9\nA\tÄrger\n#\t☎\nA\t𡉓\n#\t🍎\n#\t\nZ\t张三\n")
  }

  @Test("sections changes no byte of a line")
  func sectionsBytes() throws {
    let result = try program.run(["sections"], input: Data([0xFF, 0x00, 0x0A, 0x61, 0xC3]))
    #expect(result.output == Data([0x23, 0x09, 0xFF, 0x00, 0x0A, 0x41, 0x09, 0x61, 0xC3, 0x0A]))
  }
}
