#if PostgreSQL
  /// The values of a statement's parameters in PostgreSQL's binary format.
  ///
  /// Numbers are BIGINT and everything else is BYTEA: a statement that wants another type casts,
  /// `CAST($1 AS INTEGER)` for instance, or `convert_from($1, 'UTF8')`.
  struct PostgreSQLParameters {
    /// The numbers of types in `pg_type`, which never change; 0 lets the server decide.
    enum ValueType {
      static let unknown: UInt32 = 0
      static let bigint: UInt32 = 20
      static let bytea: UInt32 = 17
    }

    private(set) var types: [UInt32] = []
    private(set) var lengths: [Int32] = []
    private var starts: [Int?] = []
    /// All values one after the other; never empty, so that empty values have an address too.
    private var bytes: [UInt8] = [0]

    init(_ values: [SQLValue]) {
      for value in values { append(value) }
    }

    private mutating func append(_ value: SQLValue) {
      let start = bytes.count
      switch value {
      case .null: break
      case .integer(let number): appendBigEndian(number)
      case .text(let text): bytes.append(contentsOf: text.utf8)
      case .blob(let blob): bytes.append(contentsOf: blob)
      }
      starts.append(value == .null ? nil : start)
      lengths.append(Int32(clamping: bytes.count - start))
      types.append(Self.type(of: value))
    }

    private mutating func appendBigEndian(_ number: Int64) {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> Int64(shift)))
      }
    }

    private static func type(of value: SQLValue) -> UInt32 {
      switch value {
      case .null: ValueType.unknown
      case .integer: ValueType.bigint
      case .text, .blob: ValueType.bytea
      }
    }

    var count: Int32 { Int32(clamping: types.count) }

    /// 1 for each: all are binary.
    var formats: [Int32] { types.map { _ in 1 } }

    /// Gives where each value begins, nil for NULL.
    func withPointers<Result>(
      _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
      unsafe bytes.withUnsafeBytes { bytes in
        let first = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe body(
          starts.map { start in unsafe start.flatMap { unsafe first?.advanced(by: $0) } })
      }
    }
  }
#endif
