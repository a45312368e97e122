import Foundation
import Testing

/// Runs of the built program that are refused more memory than a bound.
enum BoundedRun {
  /// Runs the program with its output thrown away.
  ///
  /// The bound is the kernel's, RLIMIT_DATA: what a run had at most can't be asked for afterwards, since the
  /// kernel counts what the process had before it became the program, and that is the tests' memory.
  ///
  /// - Returns: The exit status; that of a signal, above 128, where the memory was not enough.
  static func status(_ arguments: [String], within bytes: Int) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let script = #"ulimit -c 0; ulimit -d "$0" && exec "$@" >/dev/null 2>&1"#
    process.arguments =
      ["-c", script, "\(bytes >> 10)", try Thumbindex().executable.path] + arguments
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    try process.run()
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    return process.terminationStatus + (isKilled ? 128 : 0)
  }
}
