internal import CMicrohttpd
internal import Synchronization

/// One step of an exchange, on the thread of its connection.
@safe
struct ExchangeTurn {
  private let daemon: HTTPDaemon
  private let connection: OpaquePointer
  private let exchange: Exchange

  init(_ daemon: HTTPDaemon, _ connection: OpaquePointer, _ exchange: Exchange) {
    self.daemon = daemon
    unsafe self.connection = connection
    self.exchange = exchange
  }

  private var client: ClientConnection? { unsafe clientConnection(of: connection) }

  /// Takes what has come. Returns false if the connection is to be closed.
  func take(_ method: String, _ piece: UnsafeRawBufferPointer) -> Bool {
    switch exchange.stage {
    case .head: return begin(method)
    case .body(let head, var collector):
      exchange.stage = .answered
      guard unsafe piece.isEmpty else {
        let goesOn = unsafe collector.append(piece)
        client?.noteBody(collector.count)
        exchange.stage = .body(head, collector)
        return goesOn
      }
      return finish(head, collector)
    case .refused(let response):
      if unsafe !piece.isEmpty { return true }
      return send(response)
    case .waiting: return exchange.answer.take().map(send) ?? false
    case .answered: return unsafe !piece.isEmpty
    }
  }

  private func begin(_ name: String) -> Bool {
    if daemon.isStopping.load(ordering: .relaxed) {
      return send(Problem.stopping.response.with("Connection", "close"))
    }
    let headers = headers()
    let length = headers.contentLength.flatMap { Int($0) } ?? 0
    switch admission(name, headers) {
    case .refused(let response):
      // A client that is still sending would not hear an answer; one with a lot to send can be cut off.
      guard length <= daemon.limits.jsonBytes else { return send(response) }
      exchange.stage = .refused(response)
    case .body(let limit, let intoFile):
      guard let head = head else { return send(Problem.badTarget.response) }
      guard length <= limit else { return send(Problem.tooLarge(limit).response) }
      exchange.stage = .body(head, BodyCollector(limit: limit, intoFile: intoFile))
    }
    client?.beginBody()
    return true
  }

  private func admission(_ name: String, _ headers: RequestHeaders) -> Admission {
    let method = HTTPMethod(rawValue: name) ?? .other
    guard let target = RequestTarget(exchange.target) else {
      return .refused(Problem.badTarget.response)
    }
    let head = RequestHead(method: method, target: target, headers: headers)
    exchange.head = head
    return daemon.handler.admit(head)
  }

  private var head: RequestHead? { exchange.head }

  private func headers() -> RequestHeaders {
    var headers = RequestHeaders()
    unsafe withUnsafeMutablePointer(to: &headers) { headers in
      _ = unsafe mhd.pointee.MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { context, _, name, nameSize, value, valueSize in
          guard let context = unsafe context, let name = unsafe name else { return .NO }
          let known = unsafe context.assumingMemoryBound(to: RequestHeaders.self)
          let bytes = unsafe UnsafeRawBufferPointer(start: name, count: nameSize)
          let text = unsafe UnsafeRawBufferPointer(start: value, count: valueSize)
          unsafe known.pointee.note(
            Span<UInt8>(_unsafeBytes: bytes), Span<UInt8>(_unsafeBytes: text))
          return .YES
        }, headers)
    }
    return headers
  }

  private func finish(_ head: RequestHead, _ collector: BodyCollector) -> Bool {
    client?.beginAnswer()
    if collector.isTooLarge { return send(Problem.tooLarge(nil).response) }
    if collector.hasFailed { return send(Problem.noRoom.response) }
    switch daemon.handler.answer(Request(head: head, body: collector.body)) {
    case .now(let response): return send(response)
    case .later(let begin):
      exchange.stage = .waiting
      let handle = unsafe ConnectionHandle(connection)
      let answer = exchange.answer
      // It rests before anyone can wake it.
      handle.suspend()
      begin { response in
        answer.set(response)
        handle.resume()
      }
      return true
    }
  }

  private func send(_ response: Response) -> Bool {
    exchange.stage = .answered
    if case .stream(let stream) = response.body, stream is EventStream {
      exchange.isEndless = true
      daemon.open.subtract(1, ordering: .sequentiallyConsistent)
    }
    return unsafe ResponseSender(connection, client).send(response)
  }
}
