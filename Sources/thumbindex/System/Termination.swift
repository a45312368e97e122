internal import Glibc

/// Being interrupted or terminated.
enum Termination {
  private static var signals: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&set, signal) }
    return set
  }

  /// Puts it off until someone waits for it, on all threads that begin from now on.
  static func hold() {
    var set = signals
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for it.
  static func wait() {
    var set = signals
    var number: Int32 = 0
    while unsafe sigwait(&set, &number) != 0 {}
  }
}
