internal import Glibc

/// A clock that nobody sets.
enum SteadyClock {
  /// Milliseconds since some moment.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
