internal import CMicrohttpd
internal import Glibc
internal import Synchronization

/// A client's connection, and until when it has to have done what it is at.
///
/// libmicrohttpd closes those that are silent; one that sends a byte now and then holds its place for ever. So
/// each stage has an end, and a body has to come at some speed.
final class ClientConnection: Sendable {
  private let socket: Int32
  private let deadline = Atomic<Int>(.max)
  private let bodyEnd = Atomic<Int>(0)
  private let limits: ServerLimits

  init(socket: Int32, limits: ServerLimits) {
    self.socket = socket
    self.limits = limits
    beginHead()
  }

  /// A request is to come.
  func beginHead() { set(SteadyClock.now + limits.headMilliseconds) }

  /// Its body is to come.
  func beginBody() {
    let end = SteadyClock.now + limits.bodyMilliseconds
    bodyEnd.store(end, ordering: .relaxed)
    set(end)
  }

  /// So much of the body has come.
  func noteBody(_ count: Int) {
    set(bodyEnd.load(ordering: .relaxed) + count * 1000 / limits.bytesPerSecond)
  }

  /// It is this program's turn.
  func beginAnswer() { set(.max) }

  /// So much of the answer has been handed over, and is to be taken.
  func beginSending(_ count: Int) {
    set(SteadyClock.now + limits.bodyMilliseconds + count * 1000 / limits.bytesPerSecond)
  }

  private func set(_ end: Int) { deadline.store(end, ordering: .relaxed) }

  /// Cuts the connection off if its time is over.
  func check(_ now: Int) {
    guard deadline.load(ordering: .relaxed) < now else { return }
    beginAnswer()
    // libmicrohttpd sees that it is closed, and cleans up.
    shutdown(socket, Int32(SHUT_RDWR))
  }
}

/// All connections that there are.
final class ConnectionList: Sendable {
  private let connections = Mutex<[ObjectIdentifier: ClientConnection]>([:])

  func add(_ connection: ClientConnection) {
    connections.withLock { $0[ObjectIdentifier(connection)] = connection }
  }

  /// Takes a connection out; its socket is closed only behind this.
  func remove(_ connection: ClientConnection) {
    _ = connections.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  func checkAll() {
    let now = SteadyClock.now
    connections.withLock { for connection in $0.values { connection.check(now) } }
  }
}
