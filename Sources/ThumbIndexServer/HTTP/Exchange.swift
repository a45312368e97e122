internal import Synchronization

/// A request and what becomes of it.
final class Exchange {
  enum Stage {
    /// The head has come.
    case head
    /// The body is coming.
    case body(RequestHead, BodyCollector)
    /// The body is coming, and nobody wants it.
    case refused(Response)
    /// Someone works on the answer.
    case waiting
    case answered
  }

  /// The target as it came.
  let target: String
  var stage = Stage.head
  /// The head, once it is known to be one.
  var head: RequestHead?
  /// The answer of someone on another thread.
  let answer = LaterAnswer()
  /// Whether it goes on for as long as the client likes.
  var isEndless = false

  init(target: String) { self.target = target }
}

/// An answer on its way from one thread to another.
final class LaterAnswer: Sendable {
  private let response = Mutex<Response?>(nil)

  func set(_ new: Response) { response.withLock { $0 = new } }
  func take() -> Response? {
    response.withLock { response in
      defer { response = nil }
      return response
    }
  }
}
