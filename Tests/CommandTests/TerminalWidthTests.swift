import Testing

@testable import thumbindex

@Suite("The width of text on a terminal") struct TerminalWidthTests {
  @Test(
    "Every kind of character takes the columns that terminals give it",
    arguments: [
      ("Ada", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("Мария", 5), ("한별님", 6),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("木头", 4), ("𡉓", 2), ("さくら", 6), ("か\u{3099}", 2),
      ("ｱ", 1), ("Ａ", 2), ("🌻", 2), ("☎", 1), ("☎\u{FE0F}", 2), ("⌚", 2), ("👩‍👧", 2), ("🇸🇪", 2),
      ("a\u{200B}b", 2), ("نور", 3), ("", 0), ("Мари\u{306}я", 5), ("Т\u{483}", 1), ("Ω", 1),
      ("ガカ\u{309A}", 4), ("한\u{11AB}", 2), ("木👩‍👧a", 5), ("é🇸🇪🇸🇪", 5),
    ])
  func width(text: String, columns: Int) {
    #expect(TerminalWidth.of(text) == columns)
  }
}
