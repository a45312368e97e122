import ContactCards
import ContactStore
import Testing
import ThumbIndexServer

@Suite("Events") struct EventsTests {
  private func listen(_ server: TestServer) throws -> RawConnection {
    let connection = try RawConnection(port: server.port)
    connection.send(TestServer.request(server.port, "GET", "/api/v1/events"))
    let start = try connection.receive(until: "retry:")
    #expect(start.contains("Content-Type: text/event-stream"))
    return connection
  }

  @Test("a change is told to all who listen")
  func ownChange() throws {
    let server = try TestServer(["Ada"])
    let listeners = try [listen(server), listen(server)]
    _ = try server.add(#"{"name": "Bo"}"#)
    for listener in listeners {
      #expect(try listener.receive(until: #"data: {"generation":"2"}"#).contains("event: change"))
    }
  }

  @Test("another program's change is told too, and seen")
  func foreignChange() async throws {
    let server = try TestServer(["Ada"])
    #expect(try server.get("/contacts").object["total"] as? Int == 1)
    let listener = try listen(server)
    let other = try ContactStore(.file(server.storePath))
    var card = Card(version: .v40)
    card.append(CardProperty("FN", text: "Bo"))
    try await other.replace(1, revision: nil, with: card)
    #expect(try listener.receive(until: "event: change").contains("event: change"))
    let rows = try server.get("/contacts").list("rows")
    #expect(rows.map { $0["name"] as? String } == ["Bo"])
  }

  @Test("the making of an order is told")
  func order() throws {
    let server = try TestServer()
    let listener = try listen(server)
    _ = try server.ask("PUT", "/orders/de")
    let told = try listener.receive(until: #""state":"ready""#)
    #expect(told.contains("event: order"))
    #expect(told.contains(#"{"locale":"de","ordering":"shown""#))
  }

  @Test("a server that ends lets go of who listens")
  func end() throws {
    let server = try TestServer([])
    let listener = try listen(server)
    server.server.stop()
    #expect(try listener.receiveAll().contains("0\r\n\r\n"))
  }
}
