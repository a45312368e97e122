internal import CMicrohttpd
internal import Glibc

/// Hands answers to libmicrohttpd.
@safe
struct ResponseSender {
  private let connection: OpaquePointer
  private let client: ClientConnection?

  init(_ connection: OpaquePointer, _ client: ClientConnection?) {
    unsafe self.connection = connection
    self.client = client
  }

  /// Returns false if the answer can't be sent, and the connection is to be closed.
  func send(_ response: Response) -> Bool {
    guard let made = unsafe make(response.body) else { return false }
    defer { unsafe mhd.pointee.MHD_destroy_response(made) }
    func add(_ name: String, _ value: String) {
      _ = unsafe mhd.pointee.MHD_add_response_header(made, name, value)
    }
    if !response.contentType.isEmpty { add("Content-Type", response.contentType) }
    for (name, value) in response.headers { add(name, value) }
    add("Content-Security-Policy", response.policy)
    for (name, value) in Self.everywhere { add(name, value) }
    let status = UInt32(response.status)
    return unsafe mhd.pointee.MHD_queue_response(connection, status, made) == .YES
  }

  private static let everywhere = [
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]

  private func make(_ body: Response.Body) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes):
      client?.beginSending(bytes.count)
      return unsafe bytes.withUnsafeBytes { bytes in
        let start = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
        return unsafe mhd.pointee.MHD_create_response_from_buffer(
          bytes.count, start, .RESPMEM_MUST_COPY)
      }
    case .constant(let bytes):
      client?.beginSending(bytes.count)
      return unsafe mhd.pointee.MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.start), .RESPMEM_PERSISTENT)
    case .stream(let stream):
      let context = unsafe StreamContext(stream, ConnectionHandle(connection), client)
      return unsafe mhd.pointee.MHD_create_response_from_callback(
        UInt64.max, 32 << 10, readStream, Unmanaged.passRetained(context).toOpaque(), closeStream)
    }
  }
}

/// A stream while it is being sent.
private final class StreamContext {
  let stream: any BodyStream
  let connection: ConnectionHandle
  let client: ClientConnection?

  init(_ stream: any BodyStream, _ connection: ConnectionHandle, _ client: ClientConnection?) {
    self.stream = stream
    self.connection = connection
    self.client = client
  }
}

private func readStream(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ most: Int
) -> Int {
  guard let context = unsafe context, let buffer = unsafe buffer else { return -2 }
  let reading = unsafe Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
  reading.client?.beginSending(most)
  switch reading.stream.next(most, reading.connection) {
  case .bytes(let bytes):
    return unsafe bytes.withUnsafeBytes { bytes in
      let count = min(bytes.count, most)
      if let start = bytes.baseAddress { unsafe memcpy(buffer, start, count) }
      return count
    }
  case .wait:
    reading.client?.beginAnswer()
    return 0
  case .end: return -1
  case .failed: return -2
  }
}

private func closeStream(_ context: UnsafeMutableRawPointer?) {
  guard let context = unsafe context else { return }
  unsafe Unmanaged<StreamContext>.fromOpaque(context).takeRetainedValue().stream.close()
}
