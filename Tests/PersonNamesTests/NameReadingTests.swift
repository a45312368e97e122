import PersonNames
import Testing

@Suite("Readings") struct NameReadingTests {
  @Test(
    "Ideographs are read in pinyin, a syllable each",
    arguments: [
      ("王小明", "wáng xiǎo míng"), ("吕布", "lǚ bù"), ("〇〇七", "líng líng qī"), ("𡉓", "āi"),
      ("重庆小面馆", "chóng qìng xiǎo miàn guǎn"), ("重要", "zhòng yào"), ("沈阳", "shěn yáng"),
      ("西藏文", "xī zàng wén"), ("⿔", "guī"), ("\u{F900}", "qǐ"), ("邊\u{E0100}", "biān"), ("的", "de"),
    ])
  func ideographs(text: String, reading: String) {
    #expect(NameReading(of: text).text() == reading)
  }

  @Test("Tones are marks, numbers, or not written")
  func tones() {
    let reading = NameReading(of: "吕女士了")
    #expect(reading.text() == "lǚ nǚ shì le")
    #expect(reading.text(tones: .numbers) == "lü3 nü3 shi4 le5")
    #expect(reading.text(tones: .none) == "lü nü shi le")
  }

  @Test(
    "Blanks stand between syllables and words, not beside punctuation",
    arguments: [
      ("Ada王3号", "Ada wáng 3 hào"), ("王（小明）", "wáng（xiǎo míng）"), ("王·李", "wáng·lǐ"),
      ("王 小明", "wáng xiǎo míng"), ("浅の斯", "qiǎn no sī"), ("🌻王", "🌻wáng"), ("", ""), (" ", " "),
    ])
  func blanks(text: String, reading: String) {
    #expect(NameReading(of: text).text() == reading)
  }

  @Test(
    "Kana is romanized",
    arguments: [
      ("さくら", "sakura"), ("サクラ", "sakura"), ("ｻｸﾗ", "sakura"), ("ｶﾞｯﾂ", "gattsu"),
      ("か\u{3099}", "ga"), ("しんいち", "shin'ichi"), ("こんの", "konno"), ("まっちゃ", "matcha"),
      ("いのうえ", "inoue"), ("さとう", "satou"), ("ラーメン", "rāmen"), ("じゅん", "jun"), ("ティファニー", "tifanī"),
      ("ヴァン", "van"), ("チェ", "che"), ("みすゞ", "misuzu"), ("ふじつ", "fujitsu"), ("あっ", "atsu"),
      ("ー", "ー"),
    ])
  func kana(text: String, reading: String) {
    #expect(NameReading(of: text).text() == reading)
  }

  @Test("Ideographs stay as they are where they aren't to be read")
  func japanese() {
    #expect(NameReading(of: "山田さくら", readsIdeographs: false).text() == "山田 sakura")
  }

  @Test("All else stays as it is", arguments: ["김민수", "Ärger & Söhne", "نور", "\u{0}\u{200D}\n"])
  func others(text: String) {
    #expect(NameReading(of: text).text() == text)
    #expect(NameReading(of: text).parts.map(\.kind) == [.written])
  }

  @Test("Each part has its range, and a surname its reading")
  func ranges() {
    let text = "尉迟Ann の"
    let parts = NameReading(of: text, beginsWithFamilyName: true).parts
    #expect(parts.map { String(text[$0.range(in: text)]) } == ["尉", "迟", "Ann ", "の"])
    #expect(parts.map { $0.text(tones: .none) } == ["yu", "chi", "Ann ", "no"])
    #expect(parts.map(\.kind) == [.pinyin, .pinyin, .written, .kana])
  }

  @Test("A mark of a family name is no part of the surname")
  func familyNameMark() {
    let parts = NameReading(of: "\u{2063}乐天平").parts
    #expect(parts.map { $0.text() } == ["\u{2063}", "yuè", "tiān", "píng"])
  }
}
