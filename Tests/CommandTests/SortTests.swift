import Foundation
import TestSupport
import Testing

@Suite("thumbindex sort") struct SortTests {
  let program = Thumbindex()

  @Test("Lines come out in the order of the language")
  func order() throws {
    let result = try program.run(["sort", "--locale", "de"], input: "Zoe\nadam\nÄrger\nBo\nAdam\n")
    #expect(result.lines == ["adam", "Adam", "Ärger", "Bo", "Zoe"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("Chinese comes in the order of its readings, before Latin")
  func chinese() throws {
    let result = try program.run(["sort", "--locale=zh-Hans"], input: "Adam\n张三\n阿宝\n李四\n")
    #expect(result.lines == ["阿宝", "李四", "张三", "Adam"])
  }

  @Test("Lines that the language holds to be equal keep their order")
  func stability() throws {
    let pair = ["\u{C9}mile", "E\u{301}mile"]
    for lines in [pair, pair.reversed()] {
      let result = try program.run(["sort"], input: (lines + ["A"]).joined(separator: "\n"))
      #expect(result.output == Data((["A"] + lines).map { $0 + "\n" }.joined().utf8))
    }
  }

  @Test("An empty file gives nothing, and a blank line is a line")
  func emptyInput() throws {
    #expect(try program.run(["sort"], input: "").output.isEmpty)
    #expect(try program.run(["sort"], input: "\n").text == "\n")
    #expect(try program.run(["sort"], input: "b\n\na").text == "\na\nb\n")
  }

  @Test("A last line without a line feed is a line, and gets one")
  func missingLineFeed() throws {
    #expect(try program.run(["sort"], input: "b\na").text == "a\nb\n")
  }

  @Test("No byte is changed: ill-formed UTF-8, NUL, carriage returns, a byte order mark")
  func bytes() throws {
    let lines: [[UInt8]] = [
      [0xFF, 0xFE], [0x61, 0x00, 0x62], [0xC3], [0xED, 0xA0, 0x80], [0x62, 0x0D], [0x00],
      [0xEF, 0xBB, 0xBF, 0x61], [0xF4, 0x90, 0x80, 0x80], [0xE9, 0x61],
    ]
    let result = try program.run(["sort"], input: Data(lines.joined(separator: [0x0A])))
    #expect(result.status == 0)
    let sorted = result.output.split(separator: 0x0A).map { Array($0) }
    #expect(Set(sorted) == Set(lines))
    #expect(sorted.count == lines.count)
    #expect(result.output.last == 0x0A)
  }

  @Test("The order does not depend on the number of threads")
  func threads() throws {
    var generator = SeededGenerator(seed: 8)
    let words = ["Anna", "anna", "Änne", "阿宝", "Zoe", "é", "e\u{301}", "9", "\u{FF}", ""]
    let input = (0..<5000).map { number in
      (0..<3).compactMap { _ in words.randomElement(using: &generator) }.joined() + "\n"
    }.joined()
    let expected = try program.run(["sort", "--locale", "zh"], input: input).output
    for threads in ["1", "2", "7", "1000000"] {
      let result = try program.run(["sort", "--threads", threads, "--locale", "zh"], input: input)
      #expect(result.output == expected)
    }
    for wrong in ["0", "-1", "many", ""] {
      #expect(try program.run(["sort", "--threads=\(wrong)"], input: "a").status == 2)
    }
  }

  @Test("A line of ten megabytes is sorted like any other")
  func longLine() throws {
    let long = Data(repeating: UInt8(ascii: "m"), count: 10_000_000)
    let result = try program.run(["sort"], input: Data("z\n".utf8) + long + Data("\na\n".utf8))
    #expect(result.output == Data("a\n".utf8) + long + Data("\nz\n".utf8))
  }

  @Test("Sorting what is sorted changes nothing, and sorting keeps every line")
  func idempotence() throws {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("aAäbBzZé 9-阿张の\u{301}")
    let lines = (0..<2000).map { _ in
      String((0..<6).compactMap { _ in letters.randomElement(using: &generator) })
    }
    let input = lines.map { $0 + "\n" }.joined()
    let once = try program.run(["sort", "--locale", "zh"], input: input)
    let twice = try program.run(["sort", "--locale", "zh"], input: once.output)
    #expect(once.output == twice.output)
    let bytes = { (data: Data) in data.split(separator: 0x0A).map { Array($0) } }
    #expect(
      bytes(once.output).sorted { $0.lexicographicallyPrecedes($1) }
        == bytes(Data(input.utf8)).sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("A file is read by its name, and - is standard input")
  func files() throws {
    try program.folder.file("names.txt", "b\na\n")
    try program.folder.file("-x", "d\nc\n")
    #expect(try program.run(["sort", "names.txt"]).text == "a\nb\n")
    #expect(try program.run(["sort", "--", "-x"]).text == "c\nd\n")
    #expect(try program.run(["sort", "-"], input: "f\ne\n").text == "e\nf\n")
  }
}
