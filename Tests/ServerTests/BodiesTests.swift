import Testing

@Suite("Bodies that are none") struct BodiesTests {
  @Test(
    "a body of another type is not read",
    arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x"])
  func wrongType(type: String) throws {
    let server = try TestServer([])
    let answer = try server.ask(
      "POST", "/contacts", ["Content-Type": type], Array(#"{"name": "A"}"#.utf8))
    #expect(answer.code == "wrong-type")
    #expect(try server.get("/book").object["count"] as? Int == 0)
  }

  @Test(
    "what is no JSON is told",
    arguments: [
      "", "{", "[1", #"{"name": }"#, #"{"name": "A"} x"#, "nul", #"{"name": "A",}"#,
      String(repeating: "[", count: 50_000), String(repeating: #"{"a":"#, count: 10_000),
    ])
  func noJSON(text: String) throws {
    let server = try TestServer([])
    let answer = try server.send("POST", "/contacts", text)
    #expect(answer.status == 400 || answer.status == 422)
    #expect(try server.get("/book").status == 200)
  }

  @Test("text that is not UTF-8 is told")
  func notUTF8() throws {
    let server = try TestServer([])
    let body = Array(#"{"name": "A"#.utf8) + [0xFF, 0xC3] + Array(#""}"#.utf8)
    let answer = try server.ask("POST", "/contacts", ["Content-Type": "application/json"], body)
    #expect(answer.code == "malformed")
  }

  @Test("deep JSON in a field is told", arguments: ["note", "phones", "photo"])
  func deepField(name: String) throws {
    let server = try TestServer([])
    let deep = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(try server.send("POST", "/contacts", "{\"\(name)\": \(deep)}").status == 422)
  }

  @Test("a card is one card")
  func cards() throws {
    let server = try TestServer([])
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD\r\n"
    for text in ["", "hello", card + card, "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n"] {
      let answer = try server.ask(
        "POST", "/contacts", ["Content-Type": "text/vcard"], Array(text.utf8))
      #expect(answer.status == 400, "\(text)")
    }
    let empty = "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n"
    let answer = try server.ask(
      "POST", "/contacts", ["Content-Type": "text/vcard"], Array(empty.utf8))
    #expect(answer.code == "invalid")
  }

  @Test("escaped characters come through")
  func escapes() throws {
    let server = try TestServer([])
    let id = try server.add(#"{"name": "\u00c5 \ud83d\ude00 \"q\" \\ \/", "note": "a\tb\nc"}"#)
    let kept = try server.get("/contacts/\(id)").object
    #expect(kept["name"] as? String == "Å 😀 \"q\" \\ /")
    #expect(kept["note"] as? String == "a\tb\nc")
  }

  @Test("requests that are broken leave the server whole")
  func brokenRequests() throws {
    let server = try TestServer(["Ada"])
    for text in [
      "\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
      "GET * HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n",
      "GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n",
      "POST /api/v1/contacts HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: -1\r\n\r\n",
      "POST /api/v1/contacts HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + "Content-Length: 99999999999999999999999\r\n\r\n",
    ] {
      let connection = try RawConnection(port: server.port)
      connection.send(text)
      connection.send("GET / HTTP/1.0\r\n\r\n")
      _ = try? connection.receive()
    }
    #expect(try server.get("/contacts/1").object["name"] as? String == "Ada")
  }
}
