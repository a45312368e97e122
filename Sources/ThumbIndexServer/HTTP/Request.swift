/// A request without its body.
struct RequestHead: Sendable {
  let method: HTTPMethod
  let target: RequestTarget
  let headers: RequestHeaders
}

/// A request as a whole.
struct Request: Sendable {
  let head: RequestHead
  let body: RequestBody

  var method: HTTPMethod { head.method }
  var headers: RequestHeaders { head.headers }
  subscript(_ parameter: String) -> String? { head.target[parameter] }
}

/// What came with a request.
enum RequestBody: Sendable {
  case bytes([UInt8])
  /// A file with it, which goes with the last reference.
  case file(TemporaryFile)
}

/// What is to be done with a request whose head has come.
enum Admission: Sendable {
  /// Its body is read, up to so many bytes, into memory or a file.
  case body(limit: Int, intoFile: Bool)
  /// It is answered at once.
  case refused(Response)
}

/// Where an answer comes from.
enum Answer: Sendable {
  case now(Response)
  /// Someone else works on it, and says so when it is there. It has to be said, once.
  case later(@Sendable (_ finish: @escaping @Sendable (Response) -> Void) -> Void)
}

/// What answers requests, on several threads at once.
protocol RequestHandler: AnyObject, Sendable {
  /// Decides what becomes of a request before its body has come.
  func admit(_ head: RequestHead) -> Admission
  /// Answers a request.
  func answer(_ request: Request) -> Answer
}
