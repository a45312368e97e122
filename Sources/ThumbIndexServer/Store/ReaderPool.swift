internal import ContactStore
internal import Synchronization

/// Sessions of a store that only read, apart from the one that writes.
final class ReaderPool: Sendable {
  /// A session, which one thread at a time has.
  private final class Reader: @unchecked Sendable {
    let session: StoreSession

    init(_ session: StoreSession) { self.session = session }
  }

  private let location: StoreLocation
  private let order: ListOrder
  private let idle = Mutex<[Reader]>([])

  private let cache: ListCache

  init(_ location: StoreLocation, _ order: ListOrder, _ cache: ListCache) {
    self.location = location
    self.cache = cache
    self.order = order
  }

  /// Reads with a session that nobody else has meanwhile.
  func read<Result>(
    _ body: (StoreSession) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let known = idle.withLock { $0.popLast() }
    let reader = if let known { known } else { try open() }
    do throws(StoreError) {
      let result = try body(reader.session)
      idle.withLock { $0.append(reader) }
      return result
    } catch {
      // A connection that has broken is of no more use.
      if !error.isAboutConnection { idle.withLock { $0.append(reader) } }
      throw error
    }
  }

  private func open() throws(StoreError) -> Reader {
    let session = try StoreSession.open(location, order: order, creates: false)
    try session.readOnly()
    session.listCache = cache
    return Reader(session)
  }

  func close() { idle.withLock { $0 = [] } }
}

extension StoreError {
  fileprivate var isAboutConnection: Bool {
    switch self {
    case .unreachable, .failed, .corrupt, .cannotOpen: true
    default: false
    }
  }
}
