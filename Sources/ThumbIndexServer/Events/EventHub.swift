internal import Glibc
internal import Synchronization

/// Tells all who listen what happens (Server-Sent Events).
final class EventHub: Sendable {
  private struct State: Sendable {
    var streams: [ObjectIdentifier: EventStream] = [:]
    var generation: Int64?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let book: AddressBook
  private let most: Int

  init(_ book: AddressBook, most: Int) {
    self.book = book
    self.most = most
  }

  /// The events from now on.
  func listen() throws(Problem) -> Response {
    let generation = try? book.generation()
    let stream = EventStream { [self] stream in
      _ = state.withLock { $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
    }
    let isTaken = state.withLock { state in
      guard state.streams.count < most, !state.isClosed else { return false }
      // Nobody has looked meanwhile; a change before is no news.
      if state.streams.isEmpty { state.generation = generation }
      state.streams[ObjectIdentifier(stream)] = stream
      return true
    }
    guard isTaken else {
      throw Problem(429, "too-many-listeners", "Too many listen to events already")
    }
    return Response(200, "text/event-stream", .stream(stream)).with("Cache-Control", "no-store")
  }

  private var listeners: [EventStream] { state.withLock { Array($0.streams.values) } }

  /// Tells an event, whose data is in JSON.
  func tell(_ event: StaticString, _ data: JSONOutput) {
    let listeners = listeners
    if listeners.isEmpty { return }
    let text = "event: \(event)\ndata: \(String(decoding: data.bytes, as: UTF8.self))\n\n"
    for stream in listeners { stream.add(Array(text.utf8)) }
  }

  /// Looks whether the store has been changed, by whomever, if anyone wants to know.
  func look() {
    guard !listeners.isEmpty, let generation = try? book.generation() else { return }
    let isNew = state.withLock { state in
      defer { state.generation = generation }
      return state.generation != generation
    }
    if isNew { tell("change", .object { $0.member(generation: generation) }) }
  }

  /// Says nothing, so that connections aren't taken for dead, and dead ones are found.
  func beat() {
    for stream in listeners { stream.add(Array(":\n\n".utf8)) }
  }

  /// Ends all streams.
  func close() {
    let streams = state.withLock { state in
      state.isClosed = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.end() }
    // Their ends are still to be sent.
    let last = SteadyClock.now + 2000
    while !listeners.isEmpty, SteadyClock.now < last { usleep(2000) }
  }
}
