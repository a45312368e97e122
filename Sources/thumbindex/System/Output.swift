internal import Collation
internal import Glibc

/// Standard output, through a buffer. `finish()` has to be called at the end.
struct Output: ~Copyable {
  private var buffer: [UInt8] = []

  /// Enough for few calls; more gains nothing.
  private static let bufferSize = 1 << 18

  /// Lets a write to a closed pipe return an error, so that the program can end in order.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Writes a text and nothing else.
  static func print(_ text: String) throws(CommandFailure) {
    var output = Output()
    try output.write(text)
    try output.finish()
  }

  /// Writes a text at once, and leaves standard output open.
  static func show(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      try write(Array(text.utf8)[...], to: STDOUT_FILENO)
    } catch {
      throw failure(error)
    }
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
    // Memory takes its time to come: ten lines are to need little.
    let room = min(Self.bufferSize, content.count)
    var lines = LineCopies(of: content, at: places[...], room: room)
    while lines.fill() { try flush(lines.filled) }
    try flush(lines.filled)
  }

  /// The same with lines that several threads put together.
  mutating func write(
    linesOf content: [UInt8], at places: [UInt32], threads: Int
  ) throws(CommandFailure) {
    let threads = Threads.number(threads, for: places.count)
    if threads == 1 { return try write(linesOf: content, at: places) }
    try flush()
    let starts = (0...threads).map { places.count * $0 / threads }
    let parts = zip(starts, starts.dropFirst()).map { places[$0..<$1] }
    let copies = Threads.map(parts) { part in
      var chunks: [ArraySlice<UInt8>] = []
      var lines = LineCopies(of: content, at: part, room: content.count / threads / 8 + 4096)
      while lines.fill() { chunks.append(lines.filled) }
      return chunks + [lines.filled]
    }
    for chunk in copies.joined() { try flush(chunk) }
  }

  /// Writes what is left and closes standard output, for some errors show only then.
  consuming func finish() throws(CommandFailure) {
    try flush()
    if close(STDOUT_FILENO) != 0 { throw Self.failure(.last) }
  }

  private mutating func flushIfFull() throws(CommandFailure) {
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is in the buffer.
  mutating func flush() throws(CommandFailure) {
    try flush(buffer[...])
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes bytes at once.
  private func flush(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) {
    do throws(SystemError) {
      try Self.write(bytes, to: STDOUT_FILENO)
    } catch {
      throw Self.failure(error)
    }
  }

  /// Writes all of the bytes to a file that is open.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }

  private static func failure(_ error: SystemError) -> CommandFailure {
    if error.code == EPIPE { return .closedPipe }
    return .data(
      FileProblem(file: "standard output", message: "cannot be written: \(error.reason)"))
  }
}
