internal import Synchronization

/// Does what has to be done now and then, on a thread of its own.
final class Housekeeper: Sendable {
  private let isStopped = Atomic<Bool>(false)
  private let alarm = Semaphore()
  private let thread = Mutex<Worker?>(nil)

  init(_ connections: ConnectionList, _ events: EventHub) {
    let work = Worker { [self] in
      var round = 0
      while !isStopped.load(ordering: .relaxed) {
        alarm.wait(milliseconds: 250)
        round += 1
        connections.checkAll()
        if round.isMultiple(of: 2) { events.look() }
        if round.isMultiple(of: 60) { events.beat() }
      }
    }
    thread.withLock { $0 = work }
  }

  func stop() {
    isStopped.store(true, ordering: .relaxed)
    alarm.signal()
    thread.withLock { thread in
      thread?.wait()
      thread = nil
    }
  }
}
