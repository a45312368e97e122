internal import CSQLite

/// A prepared statement of SQLite.
@safe
final class SQLiteStatement {
  fileprivate let handle: OpaquePointer

  init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Gives a parameter its value. Parameters count from 1.
  func bind(_ value: SQLValue, at place: Int) -> Int32 {
    switch value {
    case .null: unsafe sqlite3_bind_null(handle, Int32(place))
    case .integer(let value): bind(value, at: place)
    case .text(let text): bind(text: text.utf8Span.span, at: place)
    case .blob(let bytes): bind(blob: bytes.span, at: place)
    }
  }

  func bind(_ value: Int64, at place: Int) -> Int32 {
    unsafe sqlite3_bind_int64(handle, Int32(place), value)
  }

  func bind(text: Span<UInt8>, at place: Int) -> Int32 {
    unsafe text.withUnsafeBytes { bytes in
      // An empty span has no address, which would be taken for NULL.
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let start = unsafe start else {
        return unsafe sqlite3_bind_text(handle, Int32(place), "", 0, nil)
      }
      return unsafe sqlite3_bind_text64(
        handle, Int32(place), start, UInt64(bytes.count), thumbindex_sqlite_transient(),
        UInt8(SQLITE_UTF8))
    }
  }

  func bind(blob: Span<UInt8>, at place: Int) -> Int32 {
    unsafe blob.withUnsafeBytes { bytes in
      guard bytes.count > 0 else { return unsafe sqlite3_bind_zeroblob(handle, Int32(place), 0) }
      return unsafe sqlite3_bind_blob64(
        handle, Int32(place), bytes.baseAddress, UInt64(bytes.count), thumbindex_sqlite_transient())
    }
  }

  func step() -> Int32 { unsafe sqlite3_step(handle) }

  /// Lets go of the rows and the values.
  func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// The row that the last step led to.
  var row: SQLRow {
    let count = unsafe sqlite3_column_count(handle)
    return SQLRow((0..<count).map(value))
  }

  private func value(_ column: Int32) -> SQLValue {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(unsafe sqlite3_column_int64(handle, column))
    case SQLITE_TEXT: .text(String(decoding: bytes(column), as: UTF8.self))
    case SQLITE_BLOB: .blob(bytes(column))
    case SQLITE_FLOAT: .integer(unsafe sqlite3_column_int64(handle, column))
    default: .null
    }
  }

  private func bytes(_ column: Int32) -> [UInt8] {
    let start = unsafe sqlite3_column_blob(handle, column)
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}

extension SQLiteStatement: SQLColumns {
  func integer(_ column: Int) -> Int64 { unsafe sqlite3_column_int64(handle, Int32(column)) }

  func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  func append(_ column: Int, to bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    if let address = unsafe sqlite3_column_blob(handle, Int32(column)) {
      let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: address, count: count))
    }
    return start..<bytes.count
  }
}
