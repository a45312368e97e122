import ContactCards
import ContactStore
import Testing

@Suite("Finding contacts in a store")
struct SearchFindingTests {
  private static func contact(
    _ name: String, organization: [String] = [], email: String = "", phone: String = "",
    _ change: (inout Contact) -> Void = { _ in }
  ) -> Contact {
    var contact = Contact(formattedName: name)
    contact.organization = organization
    contact.emails = email.isEmpty ? [] : [ContactValue(email)]
    contact.phones = phone.isEmpty ? [] : [ContactValue(phone)]
    change(&contact)
    return contact
  }

  private static let contacts = [
    contact(
      "Anna Schmidt", organization: ["Thimble & Thread", "Sales"], email: "Anna.S@Example.org"),
    contact("Annabel Zhang", phone: "+86 571 8888 1234"), contact("张三", phone: "0571-7777-4321"),
    contact("Émile Åkerlund", email: "emile@example.net", phone: "+1 (555) 010-0132"),
    contact("山田太郎") {
      $0.phoneticFamily = "やまだ"
      $0.phoneticGiven = "たろう"
    },
    contact("Robert Smith") { $0.nicknames = ["Bob", "小鲍"] },
    contact("Zsa Zsa Gábor"), contact("김민수", organization: ["한빛 상사"]),
  ]

  @Test(
    "in each field, the best first",
    arguments: [
      ("anna", ["Anna Schmidt", "Annabel Zhang"]), ("schmidt anna", ["Anna Schmidt"]),
      ("zhang", ["张三", "Annabel Zhang"]), ("zhang san", ["张三"]),
      ("zs", ["Zsa Zsa Gábor", "张三"]), ("zsan", ["张三"]), ("as", ["Anna Schmidt"]),
      ("thr", ["Anna Schmidt"]), ("thimblethread", ["Anna Schmidt"]),
      ("sales ann", ["Anna Schmidt"]),
      ("example.org", ["Anna Schmidt"]), ("ANNA.S@", ["Anna Schmidt"]),
      ("anna example", ["Anna Schmidt"]), ("+86571", ["Annabel Zhang"]),
      ("00865", ["Annabel Zhang"]),
      ("0571", ["张三", "Annabel Zhang"]), ("571 88", ["Annabel Zhang"]), ("4321", ["张三"]),
      ("0132", ["Émile Åkerlund"]), ("555", ["Émile Åkerlund"]), ("1555", ["Émile Åkerlund"]),
      ("94264", ["张三", "Annabel Zhang"]), ("akerl", ["Émile Åkerlund"]), ("yamada", ["山田太郎"]),
      ("たろ", ["山田太郎"]), ("ﾔﾏﾀﾞ tarou", ["山田太郎"]), ("taro yama", ["山田太郎"]), ("bob", ["Robert Smith"]),
      ("xiaob", ["Robert Smith"]), ("bob smi", ["Robert Smith"]),
      ("schmidt sales ann", ["Anna Schmidt"]),
      ("anna sch thread", ["Anna Schmidt"]), ("한빛", ["김민수"]), ("ㄱㅁㅅ", ["김민수"]),
      ("상사 김", ["김민수"]), ("nobody", []), ("anna bob", []), ("", []), ("  ", []), ("%", []),
      ("_", []),
      ("'", []), ("\0", []), ("anna%", ["Anna Schmidt", "Annabel Zhang"]),
    ] as [(String, [String])])
  func fields(query: String, names: [String]) throws {
    for batches in [1, 3] {
      #expect(try SearchedStore(Self.contacts, batches: batches).names(query) == names)
    }
  }

  @Test func `hits tell the field and what of the name is covered`() throws {
    let store = try SearchedStore(Self.contacts)
    let hits = try store.find("zhang")
    #expect(hits.map(\.field) == [.nameReading, .laterName])
    #expect(hits.map(\.nameRanges) == [[0..<3], [8..<13]])
    #expect(try store.find("thimble").map(\.nameRanges) == [[]])
    #expect(try store.find("sch an").map(\.nameRanges) == [[0..<2, 5..<8]])
  }

  @Test func `no more are found than are asked for`() throws {
    let store = try SearchedStore((0..<50).map { Contact(formattedName: "Anna \($0)") })
    #expect(try store.names("anna", limit: 7).count == 7)
    #expect(try store.find("a", limit: 0).isEmpty)
  }

  @Test func `long and hostile queries are data`() throws {
    let store = try SearchedStore(Self.contacts)
    for query in ["a", "张", "zs ", "7", "\u{0}'%_; ", "か", "🌻"] {
      _ = try store.find(String(repeating: query, count: 300_000))
    }
    let long = String(repeating: "Longname ", count: 100_000)
    let longStore = try SearchedStore([Contact(formattedName: long)])
    #expect(try longStore.find(long).count == 1)
  }
}
