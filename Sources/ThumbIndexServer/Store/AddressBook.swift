internal import ContactStore
internal import Synchronization

/// The address book that is served: all changes through one connection, and reading apart from it where the engine
/// has it so.
final class AddressBook: Sendable {
  let location: StoreLocation
  /// The order of lists where none is asked for.
  let order: ListOrder
  let isReadOnly: Bool
  private let main: LockedSession
  private let writes: WriteQueue
  /// None where only one connection sees the store.
  private let readers: ReaderPool?
  /// When a folder's files were looked at last.
  private let lastLook = Mutex(0)

  /// Takes an open store, whose lists in the order are there.
  init(_ session: StoreSession, at location: StoreLocation, order: ListOrder, isReadOnly: Bool) {
    self.location = location
    self.order = order
    self.isReadOnly = isReadOnly
    let cache = ListCache()
    switch location {
    case .file, .server: readers = ReaderPool(location, order, cache)
    case .folder, .memory: readers = nil
    }
    main = LockedSession(session)
    writes = WriteQueue(main, cache)
  }

  /// Whether others can have connections of their own.
  var isShared: Bool { readers != nil }

  /// Reads.
  func read<Result>(
    _ body: (StoreSession) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    if let readers { return try readers.read(body) }
    return try main.with { (session) throws(StoreError) in
      if isTimeToLook { try session.follow() }
      return try body(session)
    }
  }

  /// Does something long that others needn't wait for, where the engine has it so.
  func making<Result>(
    _ body: (StoreSession) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard isShared else { return try main.with(body) }
    return try body(try StoreSession.open(location, order: order, creates: false))
  }

  /// Others may change a folder at any time; a look at all of its files takes some.
  private var isTimeToLook: Bool {
    let now = SteadyClock.now
    return lastLook.withLock { last in
      guard now - last >= 500 else { return false }
      last = now
      return true
    }
  }

  /// Has a change done; false if it is too late for that.
  func write(_ job: WriteJob) -> Bool { writes.add(job) }

  /// The changes that the store has had, counted.
  func generation() throws(StoreError) -> Int64 {
    try read { (session) throws(StoreError) in try session.generation }
  }

  /// Does the changes that wait, and takes no more.
  func closeWrites() { writes.close() }

  /// Lets go of what is open beside the first connection.
  func close() { readers?.close() }
}
