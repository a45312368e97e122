internal import Glibc

/// Standard output, through a buffer. `finish()` has to be called at the end.
struct Output: ~Copyable {
  private var buffer: [UInt8] = []

  /// Enough for few calls; more gains nothing.
  private static let bufferSize = 1 << 18

  init() { buffer.reserveCapacity(Self.bufferSize) }

  /// Lets a write to a closed pipe return an error, so that the program can end in order.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Writes a text and nothing else.
  static func print(_ text: String) throws(CommandFailure) {
    var output = Output()
    try output.write(text)
    try output.finish()
  }

  mutating func write(_ text: String) throws(CommandFailure) {
    buffer += text.utf8
    try flushIfFull()
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) {
    buffer += bytes
    try flushIfFull()
  }

  mutating func write(_ byte: UInt8) throws(CommandFailure) {
    buffer.append(byte)
    try flushIfFull()
  }

  /// Writes the lines of `content` that begin at the given places. All end in a line feed.
  mutating func write(linesOf content: [UInt8], at places: [UInt32]) throws(CommandFailure) {
    try flush()
    buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    var used = 0
    for place in places {
      var copy = LineCopy(from: Int(place))
      while !copy.append(content.span, to: &buffer, &used) {
        try flush(used)
        used = 0
      }
    }
    try flush(used)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and closes standard output, for some errors show only then.
  consuming func finish() throws(CommandFailure) {
    try flush()
    if close(STDOUT_FILENO) != 0 { throw Self.failure(.last) }
  }

  private mutating func flushIfFull() throws(CommandFailure) {
    if buffer.count >= Self.bufferSize { try flush() }
  }

  private mutating func flush() throws(CommandFailure) {
    try flush(buffer.count)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the first bytes of the buffer.
  private func flush(_ used: Int) throws(CommandFailure) {
    var start = 0
    while start < used {
      let count = unsafe buffer[start..<used].withUnsafeBytes { bytes in
        unsafe Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw Self.failure(.last)
      }
    }
  }

  private static func failure(_ error: SystemError) -> CommandFailure {
    if error.code == EPIPE { return .closedPipe }
    return .data(
      FileProblem(file: "standard output", message: "cannot be written: \(error.reason)"))
  }
}
