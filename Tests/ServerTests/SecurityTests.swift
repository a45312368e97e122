import Testing
import ThumbIndexServer

@Suite("Who is let in") struct SecurityTests {
  @Test(
    "a page of another name, which was made to lead here, is not served",
    arguments: [
      "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[::2]", "10.0.0.1",
    ])
  func wrongHost(name: String) throws {
    let server = try TestServer(["Ada"])
    for path in ["/", "/api/v1/book", "/api/v1/contacts/1"] {
      let answer = try TestServer.ask(server.port, "GET", path, ["Host": "\(name):\(server.port)"])
      #expect(answer.status == 421)
      #expect(!answer.text.contains("Ada"))
    }
  }

  @Test("the names of this machine are, with the port")
  func ownHosts() throws {
    let server = try TestServer([], change: { $0.hosts = ["contacts.example"] })
    let port = server.port
    for name in ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)", "LOCALHOST:\(port)"] {
      #expect(try server.get("/book", ["Host": name]).status == 200)
    }
    #expect(try server.get("/book", ["Host": "contacts.example"]).status == 200)
    #expect(try server.get("/book", ["Host": "localhost:1"]).status == 421)
    #expect(try server.get("/book", ["Host": "localhost"]).status == 421)
    #expect(try server.get("/book", ["Host": ""]).status == 400)
  }

  @Test("two hosts are no host")
  func twoHosts() throws {
    let server = try TestServer([])
    let connection = try RawConnection(port: server.port)
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    connection.send("GET /api/v1/book HTTP/1.1\r\n\(host)Host: evil.example\r\n\r\n")
    #expect(try connection.reply().status == 400)
  }

  @Test(
    "a page of another site can neither read nor write",
    arguments: [
      ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://localhost:1"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ])
  func crossSite(headers: [String: String]) throws {
    let server = try TestServer(["Ada"])
    #expect(try server.get("/contacts", headers).code == "cross-site")
    #expect(try server.send("POST", "/contacts", #"{"name": "B"}"#, headers).status == 403)
    #expect(
      try server.ask("DELETE", "/contacts/1", headers.merging(["If-Match": "*"]) { $1 }).status
        == 403)
    #expect(try server.ask("POST", "/undo", headers).status == 403)
    #expect(try server.get("/book").object["count"] as? Int == 1)
  }

  @Test("the own page can")
  func sameOrigin() throws {
    let server = try TestServer([])
    let headers = ["Origin": "http://127.0.0.1:\(server.port)", "Sec-Fetch-Site": "same-origin"]
    #expect(try server.send("POST", "/contacts", #"{"name": "B"}"#, headers).status == 201)
  }

  @Test("every answer says what it may do in a browser")
  func headers() throws {
    let server = try TestServer(["Ada"])
    for path in ["/", "/app.js", "/app.css", "/none", "/api/v1/book", "/api/v1/none"] {
      let headers = try TestServer.ask(server.port, "GET", path).headers
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cross-origin-opener-policy"] == "same-origin")
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      let policy = try #require(headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe-inline"))
      #expect(headers["access-control-allow-origin"] == nil)
    }
  }

  static let token = "correct-horse-battery"

  @Test("a server with a token asks for it")
  func token() throws {
    let token = try AccessToken(Self.token)
    let server = try TestServer(["Ada"], change: { $0.token = token })
    for path in ["/", "/app.js", "/api/v1/contacts", "/api/v1/openapi.json"] {
      let answer = try TestServer.ask(server.port, "GET", path)
      #expect(answer.status == 401)
      #expect(answer.code == "no-token")
      #expect(answer.headers["www-authenticate"]?.hasPrefix("Bearer") == true)
    }
    for wrong in ["Bearer correct-horse-batterz", "Bearer ", "Basic \(Self.token)", Self.token] {
      #expect(try server.get("/book", ["Authorization": wrong]).status == 401)
    }
    #expect(try server.get("/book", ["Authorization": "Bearer \(Self.token)"]).status == 200)
  }

  @Test("the link with the token leaves a cookie, and no token in the address")
  func link() throws {
    let token = try AccessToken(Self.token)
    let server = try TestServer([], change: { $0.token = token })
    let link = try TestServer.ask(server.port, "GET", "/?token=\(Self.token)")
    #expect(link.status == 303)
    #expect(link.headers["location"] == "/")
    let cookie = try #require(link.headers["set-cookie"])
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    let own = String(cookie.prefix { $0 != ";" })
    #expect(try server.get("/book", ["Cookie": "a=b; " + own]).status == 200)
    #expect(try server.get("/book", ["Cookie": own + "x"]).status == 401)
    #expect(try TestServer.ask(server.port, "GET", "/?token=wrong").status == 401)
    #expect(try server.get("/book?token=\(Self.token)").status == 401)
  }

  @Test("nothing listens for others without a token")
  func needsToken() throws {
    let address = ListenAddress(host: "0.0.0.0")
    #expect(throws: ServerError.needsToken("0.0.0.0:0")) {
      try TestServer([], change: { $0.address = address })
    }
    #expect(throws: ServerError.weakToken) { try AccessToken("short") }
    #expect(AccessToken.random().text != AccessToken.random().text)
  }

  @Test("nothing can be changed where nothing is to be")
  func readOnly() throws {
    let server = try TestServer(["Ada"], change: { $0.isReadOnly = true })
    #expect(try server.get("/contacts/1").status == 200)
    #expect(try server.get("/book").object["readOnly"] as? Bool == true)
    for (method, path) in [
      ("POST", "/contacts"), ("PUT", "/contacts/1"), ("DELETE", "/contacts/1"), ("POST", "/undo"),
      ("POST", "/imports"), ("DELETE", "/trash"), ("PUT", "/orders/de"),
    ] {
      #expect(try server.ask(method, path, ["If-Match": "*"]).code == "read-only")
    }
  }

  @Test(
    "no path leads to a file",
    arguments: [
      "/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
      "/app.js/../../etc/passwd", "/api/v1/../../../etc/passwd", "/etc/passwd", "/.",
      "/index.html%00.js", "/%", "/%zz", "/%ff", "/api/v1/contacts/..%2f1", "/Generated/app.js",
    ])
  func traversal(path: String) throws {
    let server = try TestServer(["Ada"])
    let answer = try TestServer.ask(server.port, "GET", path)
    #expect([400, 404].contains(answer.status))
    #expect(!answer.text.contains("root:"))
  }

  @Test("what cannot be done is told with what can")
  func methods() throws {
    let server = try TestServer(["Ada"])
    for method in ["PATCH", "OPTIONS", "TRACE", "BREW", "POST"] {
      let answer = try server.ask(method, "/contacts/1")
      #expect(answer.status == 405)
      #expect(answer.headers["allow"] == "GET, HEAD, PUT, DELETE")
    }
    #expect(try TestServer.ask(server.port, "POST", "/").status == 405)
  }
}
