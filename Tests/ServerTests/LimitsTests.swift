import Foundation
import Testing
import ThumbIndexServer

@Suite("How much is taken from anyone") struct LimitsTests {
  @Test("a body that is too large is refused before it comes")
  func announcedBody() throws {
    let server = try TestServer([])
    for (path, size) in [("/contacts", 17 << 20), ("/imports", 257 << 20), ("/undo", 1 << 20)] {
      let connection = try RawConnection(port: server.port)
      connection.send(
        """
        POST /api/v1\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\
        Content-Type: application/json\r\nContent-Length: \(size)\r\n\r\n
        """)
      #expect(try connection.reply().status == 413)
    }
  }

  @Test("a body that grows too large piece by piece is refused too")
  func chunkedBody() throws {
    let server = try TestServer([], change: { $0.limits.contactBytes = 1 << 16 })
    let connection = try RawConnection(port: server.port)
    connection.send(
      """
      POST /api/v1/contacts HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\
      Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n
      """)
    for _ in 0..<20 {
      connection.send("1000\r\n" + String(repeating: "x", count: 0x1000) + "\r\n")
    }
    connection.send("0\r\n\r\n")
    #expect(try connection.reply().status == 413)
  }

  @Test("a contact without a picture is small")
  func largeContact() throws {
    let server = try TestServer([])
    let note = String(repeating: "x", count: 70_000)
    #expect(
      try server.send("POST", "/contacts", #"{"name": "A", "note": "\#(note)"}"#).status == 413)
    let picture = Data([0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 7, count: 200_000))
    let id = try server.add(
      #"{"name": "A", "photo": "data:image/png;base64,\#(picture.base64EncodedString())"}"#)
    #expect(try server.get("/contacts/\(id)/photo").body == Array(picture))
  }

  @Test("a head that is too large is refused")
  func largeHead() throws {
    let server = try TestServer([])
    let long = String(repeating: "x", count: 100_000)
    for request in [
      "GET /api/v1/book?\(long) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n",
      "GET /api/v1/book HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nX: \(long)\r\n\r\n",
    ] {
      let connection = try RawConnection(port: server.port)
      connection.send(request)
      let answer = try connection.receiveAll()
      #expect(
        answer.isEmpty || answer.contains(" 413 ") || answer.contains(" 414 ")
          || answer.contains(" 431 "))
    }
    #expect(try server.get("/book").status == 200)
  }

  @Test("who sends a head byte by byte is cut off")
  func slowHead() throws {
    let server = try TestServer([], change: { $0.limits.headMilliseconds = 300 })
    let connection = try RawConnection(port: server.port)
    var isOpen = connection.send("GET /api/v1/book HTTP/1.1\r\n")
    for _ in 0..<200 where isOpen {
      usleep(20_000)
      isOpen = connection.send("X")
    }
    #expect(!isOpen)
    #expect(try server.get("/book").status == 200)
  }

  @Test("who sends a body byte by byte is cut off")
  func slowBody() throws {
    let server = try TestServer([], change: { $0.limits.bodyMilliseconds = 300 })
    let connection = try RawConnection(port: server.port)
    var isOpen = connection.send(
      """
      POST /api/v1/contacts HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\
      Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n
      """)
    for _ in 0..<200 where isOpen {
      usleep(20_000)
      isOpen = connection.send(" ")
    }
    #expect(!isOpen)
    #expect(try server.get("/book").status == 200)
  }

  @Test("who does not take an answer is cut off")
  func slowReader() throws {
    let server = try TestServer(
      (0..<400).map { "Person \($0)" },
      change: { limits in
        limits.limits.bodyMilliseconds = 300
        limits.limits.bytesPerSecond = 1 << 30
      })
    let connection = try RawConnection(port: server.port)
    let request = TestServer.request(server.port, "GET", "/api/v1/contacts?count=500")
    // So many answers that no buffer has room for them.
    for _ in 0..<500 { if !connection.send(request) { break } }
    sleep(2)
    let taken = try? connection.receiveAll()
    #expect((taken ?? "").utf8.count < 500 * 40_000)
    #expect(try server.get("/book").status == 200)
  }

  @Test("thousands of requests in one go are all answered")
  func pipelined() throws {
    let server = try TestServer(["Ada"])
    let connection = try RawConnection(port: server.port)
    let request = TestServer.request(server.port, "GET", "/api/v1/contacts/1")
    let count = 3000
    let sender = Thread {
      for _ in 0..<count / 100 {
        connection.send(Array(repeatElement(request, count: 100).joined()))
      }
    }
    sender.start()
    for _ in 0..<count {
      let answer = try connection.reply()
      guard answer.status == 200, answer.object["name"] as? String == "Ada" else {
        Issue.record("\(answer.status) \(answer.text)")
        return
      }
    }
  }

  @Test("so many listen, and no more")
  func listeners() throws {
    let server = try TestServer([], change: { $0.limits.listeners = 2 })
    let connections = try (0..<3).map { _ in try RawConnection(port: server.port) }
    for connection in connections.prefix(2) {
      connection.send(TestServer.request(server.port, "GET", "/api/v1/events"))
      _ = try connection.receive(until: "retry:")
    }
    connections[2].send(TestServer.request(server.port, "GET", "/api/v1/events"))
    #expect(try connections[2].reply().code == "too-many-listeners")
  }
}
