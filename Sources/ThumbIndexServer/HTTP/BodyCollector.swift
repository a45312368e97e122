/// Gathers the body of a request.
struct BodyCollector {
  private var bytes: [UInt8] = []
  private let file: TemporaryFile?
  private let limit: Int
  private(set) var count = 0
  /// Whether it was too much, and nothing of it is kept.
  private(set) var isTooLarge = false
  /// Whether it could not be kept.
  private(set) var hasFailed = false

  init(limit: Int, intoFile: Bool) {
    self.limit = limit
    file = intoFile ? TemporaryFile() : nil
    hasFailed = intoFile && file == nil
  }

  /// Takes a piece. Returns false if so much has come that the connection is to be closed.
  mutating func append(_ piece: UnsafeRawBufferPointer) -> Bool {
    count += piece.count
    if count > limit {
      isTooLarge = true
      bytes = []
      // What is on its way is let in, so that the client hears why.
      return count <= limit * 2 + (1 << 20)
    }
    if let file {
      if !(unsafe file.write(piece)) { hasFailed = true }
    } else {
      unsafe bytes.append(contentsOf: piece)
    }
    return true
  }

  var body: RequestBody { file.map { .file($0) } ?? .bytes(bytes) }
}
