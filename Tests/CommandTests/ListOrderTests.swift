import Testing

@Suite("The order of a list") struct ListOrderTests {
  let program = Thumbindex()

  private static func card(_ family: String, _ given: String, _ more: String...) -> String {
    let name = family.isEmpty && given.isEmpty ? "" : "N:\(family);\(given);;;"
    return (["BEGIN:VCARD", "VERSION:3.0", name] + more + ["END:VCARD"]).filter { !$0.isEmpty }
      .joined(separator: "\r\n") + "\r\n"
  }

  private static let cards = [
    card("Holloway", "Grace", "FN:Grace Holloway"), card("van Dijk", "Bas", "FN:Bas van Dijk"),
    card("山田", "花子", "FN:山田花子", "X-PHONETIC-LAST-NAME:やまだ", "X-PHONETIC-FIRST-NAME:はなこ"),
    card("", "", "FN:Zimt & Zucker", "ORG:Zimt & Zucker"), card("", "", "FN:", "TEL:+1 555 0100"),
    card("Aaltonen", "Oskar", "FN:Oskar Aaltonen", "SORT-STRING:Zeta"),
  ].joined()

  private func sections(_ input: String, _ arguments: String...) throws -> String {
    let lines = try program.run(["list"] + arguments, input: input).lines
    return lines.filter { !$0.isEmpty }
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2).prefix { $0 != " " }) : "\($0):" }
      .joined(separator: " ")
  }

  @Test("Contacts are listed as shown, by family names, or by given names")
  func orders() throws {
    #expect(
      try sections(Self.cards, "--locale", "nl") == "B: Bas G: Grace O: Oskar Z: Zimt #: +1 山田花子")
    #expect(
      try sections(Self.cards, "--locale", "nl", "--order", "family")
        == "D: Bas H: Grace Z: Oskar Zimt #: +1 山田花子")
    #expect(
      try sections(Self.cards, "--locale", "ja", "--order", "family").hasPrefix("や: 山田花子"))
    #expect(
      try sections(Self.cards, "--locale", "ja", "--order", "given").hasPrefix("は: 山田花子"))
    #expect(
      try sections(Self.cards, "--locale", "en", "--order", "locale")
        == (try sections(Self.cards, "--locale", "en", "--order", "family")))
  }

  @Test("A family name is read as one, and in one's own way if that is said")
  func surnames() throws {
    let cards = Self.card("乐", "一鸣", "FN:乐一鸣") + Self.card("曾", "国藩", "FN:曾国藩")
    #expect(try sections(cards, "--locale", "zh") == "L: 乐一鸣 Z: 曾国藩")
    #expect(try sections(cards, "--locale", "zh", "--plain") == "C: 曾国藩 L: 乐一鸣")
    #expect(try sections(cards, "--locale", "zh", "--order", "family") == "Y: 乐一鸣 Z: 曾国藩")
    #expect(
      try sections(cards, "--locale", "zh", "--order=family", "--surname", "乐=lè")
        == "L: 乐一鸣 Z: 曾国藩")
    for given in ["乐", "乐=xx", "=lè"] {
      #expect(try program.run(["list", "--surname", given], input: cards).status == 2)
    }
  }
}
