import Foundation
import Testing

@Suite("thumbindex read") struct ReadTests {
  let program = Thumbindex()

  @Test("It shows each line, a tab, and its reading")
  func lines() throws {
    let result = try program.run(["read"], input: "曾乐乐\n孤单\n\nAdam\nさくら")
    #expect(result.text == "曾乐乐\tzēng lè lè\n孤单\tgū dān\n\t\nAdam\tAdam\nさくら\tsakura\n")
    #expect(result.status == 0)
  }

  @Test(
    "Options change the reading",
    arguments: [
      (["--tones", "numbers"], "zeng1 guo2 fan1"), (["--tones=none"], "zeng guo fan"),
      (["--tones", "marks"], "zēng guó fān"), (["--plain"], "céng guó fān"),
      (["--locale", "ja"], "曾国藩"), (["--locale", "ko-KR"], "曾国藩"),
      (["--locale", "zh"], "zēng guó fān"),
    ])
  func options(words: [String], reading: String) throws {
    #expect(try program.run(["read"] + words, input: "曾国藩\n").text == "曾国藩\t\(reading)\n")
  }

  @Test("--family says that surnames stand in front")
  func family() throws {
    #expect(try program.run(["read"], input: "乐天平").text == "乐天平\tlè tiān píng\n")
    #expect(try program.run(["read", "--family"], input: "乐天平").text == "乐天平\tyuè tiān píng\n")
  }

  @Test("It changes no byte of a line")
  func bytes() throws {
    let result = try program.run(["read"], input: Data([0xFF, 0x00, 0x0A, 0x61]))
    #expect(
      result.output
        == Data([0xFF, 0x00, 0x09, 0xEF, 0xBF, 0xBD, 0x00, 0x0A, 0x61, 0x09, 0x61, 0x0A]))
  }
}
