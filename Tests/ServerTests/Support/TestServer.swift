import ContactCards
import ContactStore
import Foundation
import Testing
import ThumbIndexServer

/// A server of its own for a test, in this process.
final class TestServer {
  let folder: URL
  let server: ThumbIndexServer
  var port: Int { server.listening.port }
  var storePath: String { folder.appending(path: "contacts.db").path }

  /// Starts it with contacts of these names.
  init(
    _ names: [String] = ["Ada Fairweather", "Grace Holloway", "Änne Öhm", "张三", "Zoe Quill"],
    in location: (URL) -> StoreLocation = { .file($0.appending(path: "contacts.db").path) },
    locale: String = "en", change: (inout ServerOptions) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "thumbindex-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var options = ServerOptions()
    change(&options)
    let order = ListOrder(locale: locale)
    let isReadOnly = options.isReadOnly
    options.isReadOnly = false
    let place = location(folder)
    if isReadOnly {
      // Somebody has to have filled it before.
      let first = try ThumbIndexServer(place, order: order, options: options)
      try Self.fill(first.listening.port, names, options.token)
      first.stop()
      options.isReadOnly = true
      server = try ThumbIndexServer(place, order: order, options: options)
    } else {
      server = try ThumbIndexServer(place, order: order, options: options)
      try Self.fill(server.listening.port, names, options.token)
    }
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func fill(_ port: Int, _ names: [String], _ token: AccessToken?) throws {
    for name in names {
      let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(name)\r\nEND:VCARD\r\n"
      var headers = ["Content-Type": "text/vcard"]
      if let token { headers["Authorization"] = "Bearer \(token.text)" }
      let reply = try ask(port, "POST", "/api/v1/contacts", headers, Array(card.utf8))
      try #require(reply.status == 201, "\(reply.text)")
    }
  }

  /// Asks on a connection of its own. A header that is empty is left out.
  static func ask(
    _ port: Int, _ method: String, _ path: String, _ headers: [String: String] = [:],
    _ body: [UInt8]? = nil
  ) throws -> Reply {
    let connection = try RawConnection(port: port)
    connection.send(request(port, method, path, headers, body))
    return try connection.reply(toHead: method == "HEAD")
  }

  /// The bytes of a request.
  static func request(
    _ port: Int, _ method: String, _ path: String, _ headers: [String: String] = [:],
    _ body: [UInt8]? = nil
  ) -> [UInt8] {
    var all = ["Host": "127.0.0.1:\(port)"]
    if let body { all["Content-Length"] = "\(body.count)" }
    all.merge(headers) { $1 }
    let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }.sorted()
    return Array("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n".utf8) + (body ?? [])
  }

  func ask(
    _ method: String, _ path: String, _ headers: [String: String] = [:], _ body: [UInt8]? = nil
  ) throws -> Reply {
    try Self.ask(port, method, "/api/v1" + path, headers, body)
  }

  func get(_ path: String, _ headers: [String: String] = [:]) throws -> Reply {
    try ask("GET", path, headers)
  }

  /// Sends JSON.
  func send(
    _ method: String, _ path: String, _ json: String, _ headers: [String: String] = [:]
  ) throws -> Reply {
    try ask(
      method, path, headers.merging(["Content-Type": "application/json"]) { own, _ in own },
      Array(json.utf8))
  }

  /// Adds a contact, and returns its number.
  func add(_ json: String) throws -> Int {
    let reply = try send("POST", "/contacts", json)
    try #require(reply.status == 201, "\(reply.text)")
    return try #require(reply.object["id"] as? Int)
  }

  /// Asks until an answer is as expected; for what happens in the background.
  func wait(_ path: String, until isDone: (Reply) -> Bool) throws -> Reply {
    for _ in 0..<2000 {
      let reply = try get(path)
      if isDone(reply) { return reply }
      usleep(5_000)
    }
    return try get(path)
  }
}
