public import ContactStore
internal import Synchronization

/// Serves an address book over HTTP: a page for people, and an interface for programs.
///
/// ```swift
/// let server = try ThumbIndexServer(.file("contacts.db"), options: ServerOptions())
/// print(server.address)
/// server.stop()
/// ```
///
/// It listens on this machine alone unless it is told otherwise. See `Documentation/HTTP.md` for the interface.
public final class ThumbIndexServer: Sendable {
  /// Where it listens, with the port that it has.
  public let listening: ListenAddress
  private let book: AddressBook
  private let events: EventHub
  private let daemon: HTTPDaemon
  private let housekeeper: Housekeeper
  private let interface: Interface
  private let isStopped = Atomic<Bool>(false)

  /// Opens the store, makes the lists of its order if they aren't there, and begins to serve.
  ///
  /// - Parameters:
  ///   - location: Where the store is; it is made if there is none.
  ///   - order: The order of lists where none is asked for; without it, that of the store.
  ///   - options: How it is served.
  ///   - progress: Is told how many contacts are in the order's lists, and how many there are, while they are made.
  /// - Throws: ``ServerError``, or `StoreError` if the store can't be opened.
  /// - Complexity: As of opening a `ContactStore`.
  public convenience init(
    _ location: StoreLocation, order: ListOrder? = nil, options: ServerOptions = ServerOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    let session = try StoreSession.open(
      location, order: order ?? ListOrder(locale: "en"), creates: true)
    try self.init(session, at: location, order: order, options: options, progress: progress)
  }

  /// The same with a session that has been opened.
  package init(
    _ session: sending StoreSession, at location: StoreLocation, order: ListOrder?,
    options: ServerOptions, progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    try options.check()
    let order = order ?? session.defaultOrder
    try session.prepare(order, progress: progress)
    try session.keepFewPages()
    let socket = try ListeningSocket(options.address)
    listening = socket.address
    book = AddressBook(session, at: location, order: order, isReadOnly: options.isReadOnly)
    events = EventHub(book, most: options.limits.listeners)
    let gate = Gatekeeper(socket.address, hosts: options.hosts, token: options.token)
    interface = Interface(book, gate, events, options.limits)
    daemon = try HTTPDaemon(socket, interface, options.limits)
    housekeeper = Housekeeper(daemon.connections, events)
    interface.prepareSearch()
  }

  deinit { stop() }

  /// The address for people: `http://ADDRESS:PORT/`.
  public var address: String { "http://\(listening.text)/" }

  /// Ends: takes no more connections, finishes what has been begun, and closes the store.
  ///
  /// - Complexity: It waits for the requests that there are, for ``ServerLimits/stopMilliseconds`` at most.
  public func stop() {
    guard !isStopped.exchange(true, ordering: .sequentiallyConsistent) else { return }
    daemon.quiesce()
    events.close()
    interface.close()
    daemon.drain()
    // What has been promised is done, and told.
    book.closeWrites()
    daemon.drain()
    daemon.stop()
    housekeeper.stop()
    book.close()
  }
}
