import Foundation
import Testing

@Suite("thumbindex locales, and what tags ask for") struct LocalesTests {
  let program = Thumbindex()

  private struct Row: Decodable, Equatable {
    var tag: String
    var type: String?
    var resolved: String?
  }

  @Test("Every collation comes on a line with its type, in order")
  func list() throws {
    let lines = try program.run(["locales"]).lines
    #expect(lines == lines.sorted())
    #expect(Set(lines).count == lines.count && lines.count == 148)
    for line in ["und\tstandard", "zh\tpinyin", "zh-Hant\tstroke", "de-u-co-phonebk\tphonebook"] {
      #expect(lines.contains(line))
    }
    #expect(!lines.contains { $0.contains("private") })
  }

  @Test("A tag that is listed leads to itself")
  func listedTags() throws {
    let tags = try program.run(["locales"]).lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(try program.run(["locales"] + tags).lines == tags.map { "\($0)\t\($0)" })
  }

  @Test("Tags come with what they lead to, in the order given")
  func resolution() throws {
    let tags = ["zh_TW", "de-AT-u-co-phonebk-kn", "sr-Latn-ME", "fr", "tlh", "en-u-ks-level1"]
    let resolved = ["zh-Hant", "de-AT-u-co-phonebk", "sr-Latn", "und", "und", "und"]
    let result = try program.run(["locales"] + tags)
    #expect(result.lines == zip(tags, resolved).map { "\($0)\t\($1)" })
    #expect(try program.run(["locales", "en", "a"]).status == 2)
  }

  @Test("JSON has the same rows")
  func json() throws {
    let list = try program.run(["locales", "--format", "json"])
    let rows = try JSONDecoder().decode([Row].self, from: list.output)
    #expect(try program.run(["locales"]).lines == rows.map { "\($0.tag)\t\($0.type ?? "")" })
    let resolved = try program.run(["locales", "--format", "json", "nb"])
    let row = Row(tag: "nb", type: nil, resolved: "no")
    #expect(try JSONDecoder().decode([Row].self, from: resolved.output) == [row])
  }

  @Test(
    "--locale takes types and settings of collations",
    arguments: [
      ("de", "Ad Ae Ä Af 10 9", "10 9 Ä Ad Ae Af"),
      ("de-u-co-phonebk-kn", "Ad Ae Ä Af 10 9", "9 10 Ad Ae Ä Af"),
      ("en-u-kr-grek-latn", "a α б 1", "1 α a б"), ("sv", "ö å z ä", "z å ä ö"),
      ("zh-u-co-stroke", "丁 一 三 阿", "一 丁 三 阿"), ("zh", "丁 一 三 阿", "阿 丁 三 一"),
      ("da-u-kf-upper", "a A å aa b", "A a b å aa"),
      ("en-u-ka-shifted-ks-level4", "a-b ac a", "a a-b ac"),
    ])
  func tags(tag: String, words: String, sorted: String) throws {
    let input = words.split(separator: " ").joined(separator: "\n")
    let sorted = sorted.split(separator: " ").map(String.init)
    #expect(try program.run(["sort", "--locale", tag], input: input).lines == sorted)
    let keys = try program.run(["keys", "--locale", tag], input: input)
    #expect(
      keys.lines.sorted().compactMap { $0.split(separator: "\t").last.map(String.init) } == sorted)
    let order = try program.run(["compare", "--locale", tag, sorted[0], sorted[1]])
    #expect(order.text == "<\n")
    for subcommand in ["list", "sections", "index"] {
      let input = subcommand == "index" ? "" : input
      #expect(try program.run([subcommand, "--locale", tag], input: input).status == 0)
    }
  }
}
