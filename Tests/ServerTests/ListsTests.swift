import ContactStore
import Foundation
import TestSupport
import Testing

@Suite("Lists over HTTP") struct ListsTests {
  @Test("a book tells what it has")
  func book() throws {
    let server = try TestServer()
    let book = try server.get("/book")
    #expect(book.status == 200)
    #expect(book.headers["content-type"] == "application/json")
    #expect(book.object["generation"] as? String == "5")
    #expect(book.object["locale"] as? String == "en")
    #expect(book.object["count"] as? Int == 5)
    #expect(book.object["readOnly"] as? Bool == false)
    let undo = try #require(book.object["undo"] as? [String: Any])
    #expect(undo["label"] as? String == "add")
  }

  @Test("sections come in order, empty ones too")
  func sections() throws {
    let server = try TestServer(["张三", "Adam", "阿宝"], locale: "zh-Hans")
    let answer = try server.get("/sections")
    let sections = answer.list("sections")
    #expect(answer.object["total"] as? Int == 3)
    #expect(sections.count == 27)
    #expect(sections.map { $0["count"] as? Int }.filter { $0 != 0 } == [2, 1])
    #expect(sections.first?["title"] as? String == "A")
    #expect(sections[25]["title"] as? String == "Z")
    #expect(sections[25]["offset"] as? Int == 2)
  }

  @Test("rows come by position and by mark")
  func pages() throws {
    let names = (0..<30).map { "Person \($0 < 10 ? "0" : "")\($0)" }
    let server = try TestServer(names)
    func shown(_ query: String) throws -> [String] {
      try server.get("/contacts?" + query).list("rows").compactMap { $0["name"] as? String }
    }
    #expect(try shown("count=500") == names)
    #expect(try shown("position=27&count=5") == Array(names[27...]))
    #expect(try shown("position=30") == [])
    let page = try server.get("/contacts?position=10&count=5")
    let (first, last) = (page.object["first"] as? String, page.object["last"] as? String)
    #expect(try shown("after=\(try #require(last))&count=3") == Array(names[15..<18]))
    #expect(try shown("before=\(try #require(first))&count=3") == Array(names[7..<10]))
    // A second time the rows are remembered.
    #expect(try shown("position=10&count=5") == Array(names[10..<15]))
  }

  @Test("a row tells where the family name stands, in UTF-16")
  func family() throws {
    let server = try TestServer([])
    _ = try server.add(#"{"name": "😀 Lee Ann Lee", "family": "Lee", "given": "😀 Lee Ann"}"#)
    _ = try server.add(#"{"family": "王", "given": "小明"}"#)
    _ = try server.add(#"{"name": "Somebody", "family": "Else"}"#)
    for _ in 0..<2 {
      let rows = try server.get("/contacts").list("rows")
      let places = rows.map { ($0["name"] as? String, $0["family"] as? [Int]) }
      #expect(places.first { $0.0 == "😀 Lee Ann Lee" }?.1 == [11, 14])
      #expect(places.first { $0.0 == "王小明" }?.1 == [0, 1])
      #expect(places.contains { $0.0 == "Somebody" && $0.1 == nil })
    }
  }

  @Test("a changed contact is another row at once")
  func changedRow() throws {
    let server = try TestServer(["Ada Fairweather"])
    #expect(try server.get("/contacts").list("rows").first?["name"] as? String == "Ada Fairweather")
    let put = try server.send(
      "PUT", "/contacts/1", #"{"name": "Ada Storm"}"#, ["If-Match": "\"1\""])
    #expect(put.status == 200)
    let row = try server.get("/contacts").list("rows").first
    #expect(row?["name"] as? String == "Ada Storm")
    #expect(row?["revision"] as? Int == 2)
    _ = try server.ask("POST", "/undo")
    #expect(try server.get("/contacts").list("rows").first?["name"] as? String == "Ada Fairweather")
  }

  @Test("a contact's place in a list is told")
  func position() throws {
    let server = try TestServer()
    let place = try server.get("/contacts/2/position")
    #expect(place.object["position"] as? Int == 2)
    #expect(try server.get("/contacts/2/position?group=favorites").code == "not-in-list")
    #expect(try server.get("/contacts/99/position").code == "no-contact")
  }

  @Test("groups and favourites have lists of their own")
  func groups() throws {
    let server = try TestServer()
    let id = try server.add(#"{"name": "Kim", "categories": ["starred", "Chess & Go"]}"#)
    let groups = try server.get("/groups").list("groups")
    #expect(groups.map { $0["group"] as? String } == ["favorites", "category:Chess & Go"])
    for group in ["favorites", "category:Chess%20%26%20Go"] {
      let rows = try server.get("/contacts?group=" + group).list("rows")
      #expect(rows.map { $0["id"] as? Int } == [id])
      #expect(rows.first?["favorite"] as? Bool == true)
    }
  }

  @Test("an order is made when it is asked for")
  func orders() throws {
    let server = try TestServer()
    #expect(try server.get("/sections?locale=zh-Hans").code == "order-not-ready")
    let first = try server.ask("PUT", "/orders/zh-Hans?ordering=family")
    #expect([200, 202].contains(first.status))
    let ready = try server.wait("/orders") { $0.list("orders").count == 2 }
    #expect(ready.list("orders").map { $0["locale"] as? String } == ["en", "zh-Hans"])
    #expect(try server.ask("PUT", "/orders/zh-Hans?ordering=family").status == 200)
    let sections = try server.get("/sections?locale=zh-Hans&ordering=family")
    #expect(sections.object["total"] as? Int == 5)
    #expect(try server.ask("PUT", "/orders/a!b").code == "bad-parameter")
    #expect(try server.ask("PUT", "/orders/de?ordering=up").code == "bad-parameter")
  }

  @Test("a search finds what is typed, and marks it")
  func search() throws {
    let server = try TestServer()
    let found = try server.get("/search?q=zs").list("rows")
    #expect(found.first?["name"] as? String == "张三")
    #expect(found.first?["matches"] as? [[Int]] == [[0, 2]])
    let name = try server.get("/search?q=holl&limit=1").list("rows").first
    #expect(name?["matches"] as? [[Int]] == [[6, 10]])
    #expect(name?["section"] as? Int == 6)
    #expect(try server.get("/search?q=nobody").list("rows").isEmpty)
  }

  @Test(
    "a parameter that cannot be that is told",
    arguments: [
      "/contacts?count=0", "/contacts?count=501", "/contacts?position=-1", "/contacts?after=zz",
      "/contacts?group=nobody", "/contacts?position=1e3", "/search", "/search?limit=0&q=a",
      "/sections?ordering=up", "/sections?locale=%C3%A4%20", "/export?format=exe",
    ])
  func badParameters(path: String) throws {
    let answer = try TestServer(["Ada"]).get(path)
    #expect(answer.status == 400)
    #expect(answer.code == "bad-parameter")
    #expect(answer.headers["content-type"] == "application/problem+json")
  }

  #if PostgreSQL
    @Test("a store of PostgreSQL is served too")
    func postgreSQL() throws {
      let postgreSQL = try PostgreSQLServer()
      // It ends with its last reference.
      defer { withExtendedLifetime(postgreSQL) {} }
      let url = postgreSQL.url
      let server = try TestServer(in: { _ in .server(url) })
      #expect(try server.get("/contacts").list("rows").count == 5)
      #expect(try server.get("/search?q=ada").list("rows").count == 1)
      let put = try server.send(
        "PUT", "/contacts/1", #"{"name": "Bea"}"#, ["If-Match": "\"1\""])
      #expect(put.status == 200)
      let names = try server.get("/contacts").list("rows").map { $0["name"] as? String }
      #expect(names.contains("Bea") && !names.contains("Ada Fairweather"))
    }
  #endif

  @Test("a store in memory and one in a folder are served too")
  func otherStores() throws {
    let memory = try TestServer(in: { _ in .memory })
    #expect(try memory.get("/contacts").list("rows").count == 5)
    let folder = try TestServer(in: { .folder($0.appending(path: "cards").path) })
    #expect(try folder.get("/contacts").list("rows").count == 5)
    #expect(try folder.ask("DELETE", "/contacts/1", ["If-Match": "\"1\""]).status == 204)
    #expect(try folder.get("/contacts").object["total"] as? Int == 4)
  }
}
