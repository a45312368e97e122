import Foundation
import TestSupport
import Testing

@Suite("thumbindex keys --format") struct KeysFormatTests {
  let program = Thumbindex()

  /// Runs the command, and gives the fields of each line.
  func rows(_ arguments: [String], input: String) throws -> [[String]] {
    let result = try program.run(["keys"] + arguments, input: input)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    return result.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Names as they may stand in a list, some more than once.
  func names(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 41)
    let words = ["Anna", "anna", "Änne", "阿宝", "曾", "Zoe", "e\u{301}", "é", "9", "かな", "김", "o’"]
    return (0..<count).map { _ in
      (0..<3).compactMap { _ in words.randomElement(using: &generator) }.joined(separator: " ")
    }
  }

  @Test("A line has the number of its section, the title, the key and the line, in the order read")
  func lines() throws {
    let rows = try rows(["--format", "lines", "--locale", "zh-Hans"], input: "b\n阿宝\r\n☎\na")
    #expect(
      rows.map { [$0[0], $0[1], $0[3]] } == [
        ["1", "B", "b"], ["0", "A", "阿宝"], ["26", "#", "☎"], ["0", "A", "a"],
      ])
    #expect(rows.allSatisfy { !$0[2].isEmpty && $0[2].allSatisfy(\.isHexDigit) })
  }

  @Test(
    "Sorted by section and key, names stand as list has them",
    arguments: ["zh-Hans", "ja", "de-u-co-phonebk", "en", "ko"])
  func order(locale: String) throws {
    let input = "\u{FEFF}Bo\n\n  Ada \r\n\t\nCy\rDan\r\r\n" + names(3000).joined(separator: "\n")
    let rows = try rows(
      ["--format", "names", "--locale", locale, "--show", "section,key,number,record"], input: input
    )
    let sorted = rows.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      if left[0] != right[0] { return Int(left[0]) ?? 0 < Int(right[0]) ?? 0 }
      if left[1] != right[1] { return left[1].utf8.lexicographicallyPrecedes(right[1].utf8) }
      return $0.offset < $1.offset
    }
    let listed = try program.run(
      ["list", "--from", "text", "--format", "json", "--locale", locale], input: input)
    let list = try JSONDecoder().decode(Listing.self, from: listed.output)
    #expect(
      sorted.map { Array($0.element[3].utf8) }
        == list.sections.flatMap(\.contacts).map { Array($0.name.utf8) })
  }

  @Test("Of columns, the one that is named makes the key; the record stays as it is")
  func columns() throws {
    let named = try program.run(
      ["keys", "--format", "tsv", "--column", "name", "--locale", "de"],
      input: "id\tname\tx\n1\tÄnne\t\n2\tBo\t\"a\n")
    #expect(
      named.lines.map { $0.hasPrefix("section\ttitle\tkey\tid\tname\tx") } == [true, false, false])
    #expect(named.lines.map { $0.split(separator: "\t")[1] } == ["title", "A", "B"])
    #expect(named.lines[1].hasSuffix("\t1\tÄnne\t"))
    #expect(named.lines[2].hasSuffix("\t2\tBo\t\"a"))
    let counted = try rows(["--format", "tsv", "--column", "2"], input: "1\tBo\n2\tAda\n")
    #expect(counted.map { $0[1] } == ["B", "A"])
    let none = try program.run(["keys", "--format", "tsv", "--column", "n"], input: "id\tname\n")
    #expect(none.status == 1)
    #expect(none.errors.contains("there is no column “n”"))
  }

  @Test("Objects come out as objects, with the record in them as it came")
  func objects() throws {
    struct Row: Decodable {
      struct Record: Decodable { var name: String }
      var section: Int
      var title: String
      var key: String
      var record: Record
    }
    let objects = [
      #"{"id": [1, {"name": "X"}], "name": "\u00c4nne"}"#,
      #" {"na\u006de":"Bo \"\ud83d\ude00\n","a":-1.5e3 ,"b":null}"#, #"{"name":"Z","name":"C"}"#,
    ]
    let result = try program.run(
      ["keys", "--format", "jsonl", "--column", "name", "--locale", "en"],
      input: objects.joined(separator: "\n"))
    #expect(result.status == 0)
    let rows = try result.lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    #expect(rows.map(\.title) == ["A", "B", "C"])
    let texts = ["Änne", "Bo \"😀\n", "C"]
    let frames = try program.run(
      ["keys", "--format", "frames", "--locale", "en", "--show", "section,key"],
      input: Data(texts.flatMap { Self.frame($0) }))
    #expect(frames.lines == rows.map { "\($0.section)\t\($0.key)" })
    for (line, object) in zip(result.lines, objects) { #expect(line.contains(object)) }
  }

  @Test("Keys in hexadecimal, in base64 and as bytes are the same")
  func forms() throws {
    let names = ["a", "bb", "ccc", "阿宝", ""]
    let input = names.map { $0 + "\n" }.joined()
    func keys(_ form: String) throws -> [String] {
      try program.run(["keys", "--format", "lines", "--key", form, "--show", "key"], input: input)
        .text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    let hex = try keys("hex").map { text in
      let digits = Array(text)
      return Data(
        stride(from: 0, to: digits.count, by: 2).compactMap {
          UInt8(String(digits[$0..<$0 + 2]), radix: 16)
        })
    }
    #expect(try keys("base64").map { Data(base64Encoded: $0) } == hex)
    let binary = try program.run(
      [
        "keys", "--format", "lines", "--key", "binary", "--show", "number,section,title,key,record",
      ],
      input: input)
    var expected = Data()
    let titles = ["A", "B", "C", "#", "#"]
    for (place, name) in names.enumerated() {
      let section = titles[place] == "#" ? 26 : place
      expected += Data(repeating: 0, count: 7) + [UInt8(place + 1), 0, UInt8(section)]
      expected += Self.frame(titles[place]) + Self.frame(hex[place]) + Self.frame(name)
    }
    #expect(binary.output == expected)
  }

  static func frame(_ text: String) -> Data { frame(Data(text.utf8)) }

  static func frame(_ bytes: Data) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (24 - 8 * $0)) }) + bytes
  }
}
