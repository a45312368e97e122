/// An answer.
struct Response: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// What is in the program for as long as it runs.
    case constant(StaticBytes)
    /// What comes piece by piece.
    case stream(any BodyStream)
  }

  var status: Int
  var contentType: String
  var headers: [(name: String, value: String)] = []
  var body: Body
  /// What the answer may load and do, if it is shown as a page (Content Security Policy).
  var policy = Response.strictPolicy

  static let strictPolicy = "default-src 'none'; frame-ancestors 'none'"

  init(_ status: Int, _ contentType: String, _ body: Body) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// An answer in JSON.
  static func json(_ output: JSONOutput, status: Int = 200) -> Response {
    Response(status, "application/json", .bytes(output.bytes))
  }

  /// An answer without content.
  static func empty(_ status: Int = 204) -> Response { Response(status, "", .bytes([])) }

  func with(_ name: String, _ value: String) -> Response {
    var copy = self
    copy.headers.append((name, value))
    return copy
  }
}

/// Bytes that are in the program itself.
@safe struct StaticBytes: @unchecked Sendable {
  let start: UnsafeRawPointer
  let count: Int

  subscript(_ index: Int) -> UInt8 { unsafe start.load(fromByteOffset: index, as: UInt8.self) }
}

/// A body that comes piece by piece, on one thread at a time.
protocol BodyStream: AnyObject, Sendable {
  /// The next piece, of so many bytes at most.
  func next(_ most: Int, _ connection: ConnectionHandle) -> BodyPiece
  /// Is told that nobody wants more.
  func close()
}

enum BodyPiece {
  case bytes(ArraySlice<UInt8>)
  /// The connection has been suspended, and will be resumed when there is more.
  case wait
  case end
  /// The rest can't be had: the connection is cut off, so that nobody takes it for whole.
  case failed
}
