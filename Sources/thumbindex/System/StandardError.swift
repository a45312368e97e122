internal import Glibc

/// Messages for the person at the terminal.
enum StandardError {
  /// Writes a line. Characters that could change the terminal are shown as U+FFFD.
  static func write(_ line: String) {
    let body = line.hasSuffix("\n") ? line.dropLast() : line[...]
    write(bytes: Array((VisibleText.of(String(body)) + "\n").utf8))
  }

  /// Writes bytes as they are.
  static func write(bytes: [UInt8]) {
    // A message that nobody can read is not worth another message.
    try? Output.write(bytes[...], to: STDERR_FILENO)
  }
}
