internal import CMicrohttpd
internal import Synchronization

// What libmicrohttpd calls. Each comes on the thread of its connection.

private func daemon(_ context: UnsafeMutableRawPointer?) -> HTTPDaemon? {
  unsafe context.map { unsafe Unmanaged<HTTPDaemon>.fromOpaque($0).takeUnretainedValue() }
}

/// A connection begins or ends.
func connectionNotified(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ what: MHD_ConnectionNotificationCode
) {
  guard let daemon = unsafe daemon(context), let connection = unsafe connection,
    let kept = unsafe kept
  else { return }
  if what == .CONNECTION_NOTIFY_STARTED {
    let client = ClientConnection(
      socket: unsafe thumbindex_microhttpd_socket(connection), limits: daemon.limits)
    daemon.connections.add(client)
    unsafe kept.pointee = unsafe Unmanaged.passRetained(client).toOpaque()
  } else if let client = unsafe kept.pointee {
    let unmanaged = unsafe Unmanaged<ClientConnection>.fromOpaque(client)
    daemon.connections.remove(unsafe unmanaged.takeRetainedValue())
    unsafe kept.pointee = nil
  }
}

/// The first line of a request has come. What is returned is kept for the request.
func targetNoted(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  let text = unsafe target.map { unsafe String(cString: $0) } ?? ""
  if let daemon = unsafe daemon(context) {
    daemon.open.add(1, ordering: .sequentiallyConsistent)
  }
  return unsafe Unmanaged.passRetained(Exchange(target: text)).toOpaque()
}

/// A request is over, one way or the other.
func requestCompleted(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let kept = unsafe kept, let object = unsafe kept.pointee else { return }
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(object).takeRetainedValue()
  unsafe kept.pointee = nil
  if let daemon = unsafe daemon(context), !exchange.isEndless {
    daemon.open.subtract(1, ordering: .sequentiallyConsistent)
  }
  if let connection = unsafe connection { unsafe clientConnection(of: connection)?.beginHead() }
}

func clientConnection(of connection: OpaquePointer) -> ClientConnection? {
  unsafe thumbindex_microhttpd_context(connection).map {
    unsafe Unmanaged<ClientConnection>.fromOpaque($0).takeUnretainedValue()
  }
}

/// The head of a request has come, or a piece of its body, or its end, or its answer.
func accessHandler(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ upload: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
  _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let daemon = unsafe daemon(context), let connection = unsafe connection,
    let size = unsafe size, let object = unsafe kept?.pointee
  else { return .NO }
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(object).takeUnretainedValue()
  let turn = unsafe ExchangeTurn(daemon, connection, exchange)
  let name = unsafe method.map { unsafe String(cString: $0) } ?? ""
  let piece = unsafe UnsafeRawBufferPointer(start: upload, count: size.pointee)
  unsafe size.pointee = 0
  return unsafe turn.take(name, piece) ? .YES : .NO
}
