import Foundation
import Glibc
import Testing

/// A run of the built program, and the most memory that it had.
struct PeakMemory {
  let status: Int32
  let bytes: Int

  /// Runs the program with its output thrown away.
  static func ofRun(_ arguments: [String]) throws -> PeakMemory {
    let program = try Thumbindex().executable.path
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let problem = unsafe posix_spawn(&child, program, &actions, nil, &words, environ)
    try #require(problem == 0)
    var (status, usage): (Int32, rusage) = (0, rusage())
    try #require(unsafe wait4(child, &status, 0, &usage) == child)
    // Linux counts in units of 1024 bytes. A signal's number stands in the low bits.
    return PeakMemory(
      status: status & 0x7F == 0 ? status >> 8 : -1, bytes: Int(usage.ru_maxrss) << 10)
  }
}
