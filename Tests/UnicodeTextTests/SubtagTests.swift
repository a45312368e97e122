import Testing
import UnicodeText

@Suite("Subtag")
struct SubtagTests {
  @Test("one to eight letters and digits are a subtag, in lower case")
  func reads() {
    #expect(Subtag(text: "HaNt")?.description == "hant")
    #expect(Subtag(text: "12345678")?.count == 8)
    #expect(Subtag(text: "a")?.count == 1)
    for text in ["", "123456789", "a b", "é", "a-b", "\0", "`", "{", "@", "[", "/", ":"] {
      #expect(Subtag(text: text) == nil, "\(text)")
    }
    #expect(Subtag(text: "hant")?.capitalized == "Hant")
    #expect(Subtag(text: "tw")?.uppercased == "TW")
  }

  @Test("subtags compare as their texts do")
  func order() {
    let texts = ["0", "1996", "a", "aa", "ab", "abcdefgh", "b", "zzzzzzzz"]
    #expect(texts.reversed().compactMap { Subtag(text: $0) }.sorted().map(\.description) == texts)
  }

  @Test("the kinds of characters are told apart")
  func kinds() {
    let subtags: [Subtag] = ["abc", "419", "1abc", "a1"]
    #expect(subtags.map(\.isAlphabetic) == [true, false, false, false])
    #expect(subtags.map(\.isNumeric) == [false, true, false, false])
    #expect(subtags.map { $0[0] } == [0x61, 0x34, 0x31, 0x61])
    #expect(Subtag(text: "ab").map { [$0[2], $0[-1], $0[8], $0[.max]] } == [0, 0, 0, 0])
  }
}
