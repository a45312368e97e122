internal import ContactStore
internal import Glibc
internal import Synchronization

/// A change that waits for its turn.
struct WriteJob: Sendable {
  /// Whether it takes long, and has a transaction for itself.
  var isLong = false
  /// What it concerns, if it is done.
  var concerns = ListCache.Change.everything
  /// Does the change, and says what is to be answered if it is there for good.
  let change: @Sendable (StoreSession) -> Response
  /// Takes the answer.
  let finish: @Sendable (Response) -> Void
}

/// Does all changes of a store one after the other, on a thread of its own.
///
/// What has come while the disk was busy with the changes before goes to the disk together: so it takes about the
/// same time for a hundred clients as for one. Nobody is told of a change before it is there for good.
final class WriteQueue: Sendable {
  private struct State: Sendable {
    var jobs: [WriteJob] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let arrivals = Semaphore()
  private let session: LockedSession
  private let cache: ListCache
  private let thread = Mutex<Worker?>(nil)
  private let lastTime = Atomic<Int>(0)
  /// In milliseconds.
  private static let shortestPause = 15
  /// More would make those wait who came first.
  private static let mostTogether = 64

  init(_ session: LockedSession, _ cache: ListCache) {
    self.session = session
    self.cache = cache
    let work = Worker { [self] in run() }
    thread.withLock { $0 = work }
  }

  /// Has a change done; false if the queue is closed.
  func add(_ job: WriteJob) -> Bool {
    let isOpen = state.withLock { state in
      if !state.isClosed { state.jobs.append(job) }
      return !state.isClosed
    }
    if isOpen { arrivals.signal() }
    return isOpen
  }

  /// Does what is there, and ends.
  func close() {
    state.withLock { $0.isClosed = true }
    arrivals.signal()
    thread.withLock { thread in
      thread?.wait()
      thread = nil
    }
  }

  private func run() {
    while true {
      arrivals.wait()
      rest()
      let jobs = takeJobs()
      if jobs.isEmpty {
        let isOver = state.withLock { $0.isClosed && $0.jobs.isEmpty }
        if isOver { return }
        continue
      }
      perform(jobs)
    }
  }

  /// Lets those who come one after the other come together: each time that the disk has another state, all readers
  /// have to look anew.
  private func rest() {
    let now = SteadyClock.now
    let wait = lastTime.load(ordering: .relaxed) + Self.shortestPause - now
    if wait > 0, wait <= Self.shortestPause { usleep(UInt32(wait) * 1000) }
    lastTime.store(SteadyClock.now, ordering: .relaxed)
  }

  private func takeJobs() -> [WriteJob] {
    state.withLock { state in
      let isLong = state.jobs.first?.isLong ?? false
      let run = isLong ? 1 : state.jobs.prefix(Self.mostTogether).prefix { !$0.isLong }.count
      let jobs = Array(state.jobs.prefix(run))
      state.jobs.removeFirst(run)
      // Those that are left have been announced, but maybe by a call that has been answered already.
      if !state.jobs.isEmpty || state.isClosed { arrivals.signal() }
      return jobs
    }
  }

  private func perform(_ jobs: [WriteJob]) {
    let responses = session.with { session in
      cache.beginWriting()
      var generations: (before: Int64, after: Int64)?
      defer { cache.endWriting(generations, jobs.map(\.concerns)) }
      do throws(StoreError) {
        try session.follow()
        if jobs[0].isLong { return [try session.keepingManyPages { jobs[0].change(session) }] }
        var responses: [Response] = []
        try session.grouping {
          let before = try? session.generation
          responses = jobs.map { $0.change(session) }
          let after = try? session.generation
          if let before, let after, session.groupsChanges { generations = (before, after) }
        }
        return responses
      } catch {
        generations = nil
        return jobs.map { _ in Problem(error).response }
      }
    }
    for (job, response) in zip(jobs, responses) { job.finish(response) }
  }
}

/// A session that threads take turns with.
final class LockedSession: @unchecked Sendable {
  private let session: StoreSession
  private let permit = Semaphore(1)

  init(_ session: StoreSession) { self.session = session }

  func with<Result, Failure: Error>(
    _ body: (StoreSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    permit.wait()
    defer { permit.signal() }
    return try body(session)
  }
}
