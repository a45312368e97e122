import Foundation

/// A connection to a server, byte for byte: so that what no proper client sends can be sent. One thread may send
/// while another receives.
final class RawConnection: @unchecked Sendable {
  /// Why there is no answer.
  struct Failure: Error {
    let what: String
    let code = errno
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  init(port: Int, timeout: Int = 20) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    let status = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(what: "connect") }
    var time = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
  }

  deinit { close(descriptor) }

  /// Sends bytes. Returns false if the server has closed the connection.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Takes what comes next; nothing at the end of the connection.
  func receive() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
    }
    // A server that throws a client out may do so with unread bytes.
    if count < 0, errno == ECONNRESET { return [] }
    guard count >= 0 else { throw Failure(what: "receive") }
    return Array(buffer[..<count])
  }

  /// Takes what comes until the server closes the connection.
  func receiveAll() throws -> String {
    while true {
      let piece = try receive()
      if piece.isEmpty { break }
      received += piece
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// Takes text until it has a part.
  func receive(until part: String) throws -> String {
    while !String(decoding: received, as: UTF8.self).contains(part) {
      let piece = try receive()
      guard !piece.isEmpty else { throw Failure(what: "end before “\(part)”") }
      received += piece
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// Takes an answer.
  func reply(toHead isHead: Bool = false) throws -> Reply {
    let end = Array("\r\n\r\n".utf8)
    while received.firstRange(of: end) == nil { try receiveMore() }
    guard let head = received.firstRange(of: end) else { throw Failure(what: "head") }
    var reply = Reply(head: String(decoding: received[..<head.lowerBound], as: UTF8.self))
    received.removeFirst(head.upperBound)
    if isHead || reply.status == 304 || reply.status == 204 { return reply }
    if reply.headers["transfer-encoding"] == "chunked" {
      reply.body = try chunks()
      return reply
    }
    let count = reply.headers["content-length"].flatMap { Int($0) } ?? 0
    while received.count < count { try receiveMore() }
    reply.body = Array(received[..<count])
    received.removeFirst(count)
    return reply
  }

  private func receiveMore() throws {
    let piece = try receive()
    guard !piece.isEmpty else { throw Failure(what: "end in an answer") }
    received += piece
  }

  private func chunks() throws -> [UInt8] {
    var body: [UInt8] = []
    let end = Array("\r\n".utf8)
    while true {
      while received.firstRange(of: end) == nil { try receiveMore() }
      guard let line = received.firstRange(of: end) else { throw Failure(what: "chunk") }
      let size = Int(String(decoding: received[..<line.lowerBound], as: UTF8.self), radix: 16) ?? 0
      while received.count < line.upperBound + size + 2 { try receiveMore() }
      body += received[line.upperBound..<line.upperBound + size]
      received.removeFirst(line.upperBound + size + 2)
      if size == 0 { return body }
    }
  }
}

/// An answer of a server.
struct Reply {
  let status: Int
  /// The fields of the head by their names in lower case.
  let headers: [String: String]
  var body: [UInt8] = []

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.last?.trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The object that the body is in JSON.
  var object: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
  }

  /// What a problem is told by.
  var code: String? { object["code"] as? String }

  func list(_ name: String) -> [[String: Any]] { object[name] as? [[String: Any]] ?? [] }
}
