internal import CMicrohttpd
internal import Glibc
internal import Synchronization

/// A server of HTTP: libmicrohttpd with threads of its own.
@safe
final class HTTPDaemon: @unchecked Sendable {
  let handler: any RequestHandler
  let limits: ServerLimits
  let connections = ConnectionList()
  /// How many requests have begun to come and are not answered.
  let open = Atomic<Int>(0)
  let isStopping = Atomic<Bool>(false)
  private var daemon: OpaquePointer?

  /// The threads that answer: on each, reading a page is done in one go.
  private static let threads = 4

  /// Begins to serve.
  ///
  /// - Throws: ``ServerError``.
  init(_ socket: ListeningSocket, _ handler: any RequestHandler, _ limits: ServerLimits)
    throws(ServerError)
  {
    self.handler = handler
    self.limits = limits
    guard MicroHTTPD.isThere else { throw .noLibrary }
    Self.makeRoom(for: limits.connections)
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    var options = unsafe Self.options(socket, limits, context)
    let flags =
      MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
      | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_TURBO.rawValue
    unsafe daemon = unsafe thumbindex_microhttpd_start(flags, accessHandler, context, &options)
    guard unsafe daemon != nil else {
      throw .cannotListen(socket.address.text, reason: unsafe String(cString: strerror(errno)))
    }
  }

  private static func options(
    _ socket: ListeningSocket, _ limits: ServerLimits, _ context: UnsafeMutableRawPointer
  ) -> [MHD_OptionItem] {
    func item(_ option: MHD_OPTION, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil)
      -> MHD_OptionItem
    {
      unsafe MHD_OptionItem(option: option, value: value, ptr_value: pointer)
    }
    func callback<Function>(_ function: Function) -> Int {
      unsafe unsafeBitCast(function, to: Int.self)
    }
    let completed: MHD_RequestCompletedCallback = unsafe requestCompleted
    let notified: MHD_NotifyConnectionCallback = unsafe connectionNotified
    let target:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
      ) -> UnsafeMutableRawPointer? = unsafe targetNoted
    return unsafe [
      item(.LISTEN_SOCKET, Int(socket.descriptor)),
      item(.THREAD_POOL_SIZE, threads),
      item(.CONNECTION_LIMIT, limits.connections),
      item(.PER_IP_CONNECTION_LIMIT, limits.connectionsPerAddress),
      item(.CONNECTION_MEMORY_LIMIT, limits.headBytes),
      item(.NOTIFY_COMPLETED, callback(completed), context),
      item(.NOTIFY_CONNECTION, callback(notified), context),
      item(.URI_LOG_CALLBACK, callback(target), context),
      item(.END, 0),
    ]
  }

  /// Each connection takes a descriptor, and the store and its readers have some.
  private static func makeRoom(for connections: Int) {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard unsafe getrlimit(kind, &limit) == 0 else { return }
    let wanted = min(limit.rlim_max, rlim_t(connections + 200))
    guard wanted > limit.rlim_cur else { return }
    limit.rlim_cur = wanted
    _ = unsafe setrlimit(kind, &limit)
  }

  /// Takes no more connections, and answers what is there: what comes from now on is told to come again.
  func quiesce() {
    isStopping.store(true, ordering: .sequentiallyConsistent)
    let socket = unsafe mhd.pointee.MHD_quiesce_daemon(daemon)
    if socket >= 0 { close(socket) }
  }

  /// Waits until all requests are answered, or the time is over.
  func drain() {
    let end = SteadyClock.now + limits.stopMilliseconds
    while open.load(ordering: .sequentiallyConsistent) > 0, SteadyClock.now < end {
      usleep(5_000)
    }
  }

  /// Ends for good. Nothing may be suspended any more.
  func stop() {
    if let daemon = unsafe daemon { unsafe mhd.pointee.MHD_stop_daemon(daemon) }
    unsafe daemon = nil
  }
}
