#if PostgreSQL
  /// Puts rows into a table through COPY in its binary format. Numbers are for columns of BIGINT.
  final class PostgreSQLLoader: RowLoader {
    private let wire: PostgreSQLWire
    /// Begins with the format's signature, no flags, and no extension.
    private var buffer =
      Array("PGCOPY\n\u{FF}\r\n\0".unicodeScalars.map { UInt8($0.value) })
      + [UInt8](repeating: 0, count: 8)
    private var rowStart: Int
    private var fields = 0
    private static let limit = 1 << 17

    init(_ wire: PostgreSQLWire) {
      self.wire = wire
      rowStart = buffer.count
      beginRow()
    }

    /// The number of a row's fields stands before them.
    private func beginRow() {
      rowStart = buffer.count
      fields = 0
      append(UInt16(0))
    }

    func addNull() {
      fields += 1
      append(UInt32.max)
    }

    func add(_ integer: Int64) {
      fields += 1
      append(UInt32(8))
      append(UInt64(bitPattern: integer))
    }

    func add(text: Span<UInt8>) { add(blob: text) }

    func add(blob: Span<UInt8>) {
      fields += 1
      append(UInt32(clamping: blob.count))
      unsafe blob.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
    }

    private func append<Number: FixedWidthInteger>(_ number: Number) {
      var shift = Number.bitWidth
      while shift > 0 {
        shift -= 8
        buffer.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }

    func endRow() throws(StoreError) {
      buffer[rowStart] = UInt8(truncatingIfNeeded: fields >> 8)
      buffer[rowStart + 1] = UInt8(truncatingIfNeeded: fields)
      if buffer.count >= Self.limit { try send() }
      beginRow()
    }

    private func send() throws(StoreError) {
      try wire.sendCopy(buffer)
      buffer.removeAll(keepingCapacity: true)
    }

    /// Sends what is left, and the mark of the end.
    func finish() throws(StoreError) {
      buffer.removeSubrange(rowStart...)
      append(UInt16.max)
      try send()
    }
  }
#endif
