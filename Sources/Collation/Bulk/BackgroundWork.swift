internal import Glibc

/// Work on a thread of its own, which is done when the last reference goes at the latest.
package final class BackgroundWork {
  private var thread: pthread_t?

  /// Begins the work; where there can't be another thread, does it at once.
  package init(_ work: @escaping @Sendable () -> Void) {
    let job = unsafe Unmanaged.passRetained(Job(work))
    var thread = pthread_t()
    let error = unsafe pthread_create(&thread, nil, { unsafe run($0) }, job.toOpaque())
    if error == 0 {
      self.thread = thread
    } else {
      unsafe job.takeRetainedValue().work()
    }
  }

  deinit { wait() }

  /// Waits until it is done.
  package func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}

/// Does a job on its thread.
private func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let job = unsafe job { unsafe Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work() }
  return nil
}

/// What a thread has to do.
private final class Job: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}
