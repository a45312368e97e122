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
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
      }
      // A message that nobody can read is not worth another message.
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
