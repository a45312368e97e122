internal import ContactStore

/// Why a request isn't done (RFC 9457).
struct Problem: Error, Sendable {
  let status: Int
  /// What programs tell it by.
  let code: String
  let title: String
  var detail: String
  var headers: [(name: String, value: String)] = []
  /// Adds members to the answer.
  var extra: (@Sendable (inout JSONOutput) -> Void)?

  init(_ status: Int, _ code: String, _ title: String, _ detail: String = "") {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
  }

  var response: Response {
    let output = JSONOutput.object { output in
      output.member("type", "about:blank")
      output.member("title", title)
      output.member("status", status)
      if !detail.isEmpty { output.member("detail", detail) }
      output.member("code", code)
      extra?(&output)
    }
    var response = Response(status, "application/problem+json", .bytes(output.bytes))
    response.headers = headers + [("Cache-Control", "no-store")]
    return response
  }
}

extension Problem {
  static let badTarget = Problem(400, "bad-request", "The address is broken")
  static let badHeaders = Problem(
    400, "bad-request", "The header is broken", "a field that can be there once is there twice")
  static let noPath = Problem(404, "no-path", "There is nothing at this address")
  static let stopping = Problem(503, "stopping", "The server is being stopped", "try again later")
  static let noRoom = Problem(
    507, "no-room", "There is no room", "the file could not be kept; make room on the disk")
  static let readOnly = Problem(
    403, "read-only", "Nothing can be changed here", "the server was started with --read-only")

  static func tooLarge(_ limit: Int?) -> Problem {
    Problem(
      413, "too-large", "The body is too large", limit.map { "at most \($0) bytes are taken" } ?? ""
    )
  }

  static func badParameter(_ name: String, _ detail: String) -> Problem {
    Problem(400, "bad-parameter", "A parameter cannot be that", "\(name): \(detail)")
  }

  static func noContact(_ id: some StringProtocol) -> Problem {
    Problem(404, "no-contact", "There is no such contact", "there is no contact \(id)")
  }

  /// What a failure of the store is for a client.
  init(_ error: StoreError) {
    switch error {
    case .noContact: self.init(404, "no-contact", "There is no such contact", error.reason)
    case .nothingToUndo: self.init(409, "nothing-to-undo", "There is nothing to undo")
    case .stale: self.init(412, "stale", "The contact has been changed meanwhile", error.reason)
    case .invalid(let reason): self.init(400, "bad-parameter", "That cannot be", reason)
    case .busy: self.init(503, "busy", "The address book is busy", error.reason)
    case .unreachable: self.init(503, "unreachable", "The address book cannot be reached")
    case .full: self.init(507, "no-room", "There is no room on the disk", error.reason)
    case .readOnly: self.init(403, "read-only", "Nothing can be changed here", error.reason)
    // What an engine says may be nobody else's business.
    default: self.init(500, "failed", "The address book has failed")
    }
  }
}
