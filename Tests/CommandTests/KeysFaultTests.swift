import Foundation
import Testing

@Suite("thumbindex keys --format: what can't be read") struct KeysFaultTests {
  let program = Thumbindex()

  @Test("A record that can't be read is told with its number, and the rest goes on")
  func faults() throws {
    func run(_ arguments: [String], _ input: Data) throws -> (shown: [String], told: [Int]) {
      let result = try program.run(["keys", "--show", "number"] + arguments, input: input)
      #expect(result.status == 1)
      let told = result.errors.split(separator: "\n").map { line in
        #expect(line.hasPrefix("thumbindex: standard input:"))
        return line.split(separator: ":").dropFirst(2).first.flatMap { Int($0) } ?? 0
      }
      return (result.lines, told)
    }
    let lines = try run(["--format", "lines"], Data("a\n".utf8) + [0xFF, 0x0A] + Data("b\n".utf8))
    #expect(lines == (["1", "3"], [2]))
    let fields = try run(["--format", "tsv", "--column", "2"], Data("1\ta\n2\n\n4\tb\tx".utf8))
    #expect(fields == (["1", "4"], [2, 3]))
    let objects = [
      #"{"n":"a"}"#, "", "[]", #"{"n":1}"#, #"{"m":"a"}"#, #"{"n":"a"} x"#, #"{"n":"a",}"#,
      #"{"n":"a"#, #"{"n":"\x"}"#, #"{"n":01}"#, #"{"n":"a","b":tru}"#, #"{"n":"a" "b":1}"#,
      #"{"n" "a"}"#, "{\"n\":\"\t\"}", #"{"n":"a","b":[1 2]}"#,
      #"{"n":"a","b":"# + String(repeating: "[", count: 100_000), #"{"n":"b"}"#,
    ]
    let members = try run(
      ["--format", "jsonl", "--column", "n"], Data(objects.joined(separator: "\n").utf8))
    #expect(
      members
        == (["{\"number\": 1}", "{\"number\": \(objects.count)}"], Array(2..<objects.count)))
    let frames = try run(["--format", "frames"], KeysFormatTests.frame("a") + [0, 0, 0, 9, 0x61])
    #expect(frames == (["1"], [2]))
  }

  @Test("A record of more than 16 MiB is passed over, however it is framed")
  func tooLong() throws {
    let long = Data(repeating: UInt8(ascii: "m"), count: 16 << 20 + 1)
    let lines = try program.run(
      ["keys", "--format", "lines", "--show", "number"],
      input: Data("a\n".utf8) + long + Data("\nb\n".utf8))
    #expect(lines.lines == ["1", "3"])
    #expect(lines.errors.hasPrefix("thumbindex: standard input:2: "))
    let frames = KeysFormatTests.frame(long) + KeysFormatTests.frame("b")
    let result = try program.run(["keys", "--format", "frames", "--show", "number"], input: frames)
    #expect(result.lines == ["2"])
  }

  @Test("Memory does not grow with the input")
  func memory() throws {
    let folder = TemporaryFolder()
    let line = "Ada\t" + String(repeating: "Fairweather ", count: 100) + "\n"
    let file = try folder.file("in", String(repeating: line, count: 30_000))
    let arguments = ["keys", "--format", "tsv", "--column", "1", file.path]
    #expect(try BoundedRun.status(arguments, within: 24 << 20) == 0)
  }

  @Test(
    "What doesn't fit together is wrong usage",
    arguments: [
      ["--format", "tsv"], ["--format", "lines", "--column", "a"], ["--key", "hex"],
      ["--style=cldr"],
      ["--format", "frames"], ["--format", "lines", "--show", "name"],
      ["--format", "lines", "--show="],
      ["--format", "names", "--from", "vcard"], ["--format", "lines", "--key", "octal"],
    ])
  func usage(arguments: [String]) throws {
    let result = try program.run(["keys"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }

  @Test("The identity differs where keys do, and is one line")
  func identity() throws {
    let tags = ["de", "de-u-co-phonebk", "zh-Hans", "en"]
    let options = [[], ["--numeric"], ["--plain"], ["--style", "cldr"], ["--order", "family"]]
    var all: Set<String> = []
    for tag in tags {
      for option in options {
        let result = try program.run(["keys", "--identity", "--locale", tag] + option)
        #expect(result.lines.count == 1)
        #expect(result.text.contains("CLDR"))
        all.insert(result.text)
      }
    }
    #expect(all.count == tags.count * options.count)
    let again = try program.run(["keys", "--identity", "--locale", "de_DE.UTF-8"], input: "a")
    #expect(again.text == (try program.run(["keys", "--identity", "--locale", "de-DE"]).text))
  }
}
