internal import Collation

/// Work on a thread of its own, for whose end its owner waits.
final class Worker: @unchecked Sendable {
  private let work: BackgroundWork

  init(_ body: @escaping @Sendable () -> Void) { work = BackgroundWork(body) }

  /// Waits until it is done. One thread at a time may do so.
  func wait() { work.wait() }
}
