internal import Synchronization

/// Events on their way to one client.
final class EventStream: BodyStream {
  private struct State: Sendable {
    /// What a browser does after a connection has broken: it comes again soon.
    var bytes = Array("retry: 1000\n\n".utf8)
    /// The connection, while it rests.
    var resting: ConnectionHandle?
    var isOver = false
  }

  private let state = Mutex(State())
  private let closed: @Sendable (EventStream) -> Void
  /// Who doesn't take what there is for so long is cut off, and asks anew.
  private static let mostBytes = 1 << 18

  init(closed: @escaping @Sendable (EventStream) -> Void) { self.closed = closed }

  func next(_ most: Int, _ connection: ConnectionHandle) -> BodyPiece {
    state.withLock { state in
      if !state.bytes.isEmpty {
        let piece = Array(state.bytes.prefix(most))
        state.bytes.removeFirst(piece.count)
        return .bytes(piece[...])
      }
      if state.isOver { return .end }
      // Nobody can wake it before it rests: that needs this lock.
      connection.suspend()
      state.resting = connection
      return .wait
    }
  }

  func add(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.bytes.count > Self.mostBytes { state.isOver = true }
      if !state.isOver { state.bytes += bytes }
      Self.wake(&state)
    }
  }

  func end() {
    state.withLock { state in
      state.isOver = true
      Self.wake(&state)
    }
  }

  private static func wake(_ state: inout State) {
    state.resting?.resume()
    state.resting = nil
  }

  func close() { closed(self) }
}
