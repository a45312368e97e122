import Testing

@Suite("The options of an index") struct IndexOptionsTests {
  let program = Thumbindex()

  private func labels(_ arguments: String...) throws -> [String] {
    try program.run(["index"] + arguments).lines
  }

  private func sections(_ names: [String], _ arguments: String...) throws -> [String] {
    let lines = try program.run(["sections"] + arguments, input: names.joined(separator: "\n"))
      .lines
    return lines.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("The labels are those of the locale, one a line")
  func labels() throws {
    #expect(try labels("--locale", "sv").suffix(4) == ["Å", "Ä", "Ö", "#"])
    #expect(
      try labels("--locale", "ja").prefix(11)
        == "あ か さ た な は ま や ら わ A".split(separator: " ").map(String.init)[...])
    #expect(try labels("--locale", "ja", "--latin-first").first == "A")
    #expect(try labels("--locale", "ja", "--ideographs").contains("他"))
  }

  @Test("The style cldr has ICU's labels, of several locales if asked")
  func cldr() throws {
    #expect(try labels("--locale", "en", "--style", "cldr").prefix(2) == ["…", "A"])
    let added = try labels(
      "--locale", "en", "--style=cldr", "--add", "ka,el", "--add", "en_US.UTF-8")
    #expect(added.count == 26 + 33 + 24 + 3)
    #expect(try labels("--locale", "zh-u-co-unihan", "--style", "cldr").count == 102)
    #expect(
      try labels("--locale", "zh-u-co-unihan", "--style", "cldr", "--max-labels", "10").count == 13)
  }

  @Test("Sections follow the options")
  func sections() throws {
    #expect(try sections(["The Beatles", " Bob", "9"], "--locale", "en") == ["T", "#", "#"])
    #expect(
      try sections(
        ["The Beatles", " Bob", "9"], "--locale", "en", "--ignore-articles", "--trim")
        == ["B", "B", "#"])
    #expect(try sections(["نور", "Nur"], "--locale", "en", "--add", "ar") == ["ن", "N"])
    #expect(try sections(["山田", "やまだ"], "--locale", "ja", "--ideographs") == ["他", "や"])
    #expect(
      try sections(["9", "Zoe", "張"], "--locale", "en", "--style", "cldr") == ["…", "Z", "…"])
  }

  @Test("Numbers are listed by their values where that is asked for")
  func numeric() throws {
    let names = "1\n12\n2\n21\n9\n"
    #expect(
      try program.run(["list", "--locale", "en", "--numeric"], input: names).lines
        == ["#", "  1", "  2", "  9", "  12", "  21"])
  }
}
