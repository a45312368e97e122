import Testing
import UnicodeText

@Suite("Hangul")
struct HangulTests {
  @Test("the syllables are U+AC00 to U+D7A3")
  func range() {
    #expect(Hangul.syllableCount == 11_172)
    #expect([0xABFF, 0xAC00, 0xD7A3, 0xD7A4].map(Hangul.isSyllable) == [false, true, true, false])
  }

  @Test("a syllable consists of two or three jamo")
  func jamo() {
    #expect(Hangul.jamo(of: 0xAC00) == (0x1100, 0x1161, 0))  // 가
    #expect(Hangul.jamo(of: 0xD55C) == (0x1112, 0x1161, 0x11AB))  // 한
    #expect(Hangul.jamo(of: 0xD7A3) == (0x1112, 0x1175, 0x11C2))  // 힣
  }
}
