import ContactCards
import Testing

@Suite("Text with one name a line") struct PlainTextTests {
  @Test("each line is a name, and blank lines are skipped but counted") func names() {
    let reading = read("\u{FEFF}阿宝\r\n\r\n  Adam \n\t\n42\r✅\u{1A}\0")
    #expect(reading.names == ["阿宝", "Adam", "42", "✅"])
    #expect(reading.lines == [1, 3, 5, 6])
    #expect(reading.messages.isEmpty)
  }

  @Test("text in another encoding is read, with a warning at its first line") func illFormed() {
    let reading = ContactReader.read(bytes: Array("Ada\nJ".utf8) + [0xF6] + Array("rg\n".utf8))
    #expect(reading.names == ["Ada", "Jörg"])
    #expect(!reading.hasErrors)
    #expect(reading.problems.map(\.line) == [2])
  }

  @Test("thousands of bad lines name the first thousand and count the rest") func manyProblems() {
    let lines = Array(repeating: "no colon", count: 1_500)
    let reading = read(card(["FN:Ada"] + lines))
    #expect(reading.names == ["Ada"])
    #expect(reading.problems.count == ContactReading.problemLimit + 1)
    #expect(reading.problems.last?.message == "500 more problems are not listed")
  }
}
