#if PostgreSQL
  extension SQLValue {
    /// A value that came in PostgreSQL's binary format.
    ///
    /// Numbers of every kind become integers, without what follows the point: `sum` of BIGINT gives NUMERIC.
    /// Types are known by their numbers in `pg_type`, which never change; what is not known here stays bytes.
    init(_ bytes: [UInt8], ofPostgreSQLType type: UInt32) {
      self =
        switch type {
        case 16, 20, 21, 23: .integer(Self.signed(bytes))
        case 26: .integer(Self.signed(bytes) & 0xFFFF_FFFF)
        case 700: .integer(Self.whole(Double(Float(bitPattern: UInt32(Self.unsigned(bytes))))))
        case 701: .integer(Self.whole(Double(bitPattern: Self.unsigned(bytes))))
        case 1700: .integer(Self.numeric(bytes))
        case 18, 19, 25, 705, 1042, 1043: .text(String(decoding: bytes, as: UTF8.self))
        case 2278: .null
        default: .blob(bytes)
        }
    }

    private static func unsigned(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A number of up to eight bytes in two's complement. One byte is a truth value.
    private static func signed(_ bytes: [UInt8]) -> Int64 {
      let unused = max(0, 64 - 8 * bytes.count)
      let value = Int64(bitPattern: unsigned(bytes))
      return bytes.count == 1 ? value : (value << unused) >> unused
    }

    private static func whole(_ value: Double) -> Int64 {
      // Below 2^63 in both directions, where a conversion can't fail.
      if value.magnitude < 0x1p63 { return Int64(value) }
      return value > 0 ? .max : value < 0 ? .min : 0
    }

    /// The whole part of a NUMERIC: its digits count to 10,000, and the first stands for a power of that.
    private static func numeric(_ bytes: [UInt8]) -> Int64 {
      let words = stride(from: 0, to: bytes.count - 1, by: 2).map {
        signed([bytes[$0], bytes[$0 + 1]])
      }
      guard words.count >= 4, words[2] == 0 || words[2] == 0x4000 else { return 0 }
      let digits = words.dropFirst(4)
      var value: Int64 = 0
      for place in 0...max(0, words[1]) where words[1] >= 0 {
        let digit = Int(place) < digits.count ? digits[digits.startIndex + Int(place)] : 0
        let (shifted, tooLarge) = value.multipliedReportingOverflow(by: 10_000)
        let (next, overflows) = shifted.subtractingReportingOverflow(digit)
        guard !tooLarge, !overflows else { return words[2] == 0 ? .max : .min }
        value = next
      }
      return words[2] != 0 ? value : value == .min ? .max : -value
    }
  }
#endif
