import Glibc
import Synchronization

/// Says which batch it was when the program traps, or comes to no end.
enum Watch {
  private static let batch = Atomic(0)
  /// Batches take milliseconds; a tailoring with all its limits reached takes a few seconds.
  private static let patience: UInt32 = 60

  /// Begins to watch.
  static func begin() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
      _ = signal(number) { number in
        Watch.report(number)
        _exit(3)
      }
    }
  }

  /// Notes that a batch begins.
  static func enter(_ number: Int) {
    batch.store(number, ordering: .relaxed)
    alarm(patience)
  }

  /// Writes a line without allocating, as is fit in a signal's handler.
  private static func report(_ signal: Int32) {
    write(signal == SIGALRM ? "no end of batch " : "a trap in batch ")
    var divisor = 1
    let number = batch.load(ordering: .relaxed)
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      write(digits[number / divisor % 10])
      divisor /= 10
    }
    write("\n")
  }

  private static let digits: [StaticString] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

  private static func write(_ text: StaticString) {
    _ = unsafe Glibc.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
