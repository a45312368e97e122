internal import Glibc

extension [UInt8] {
  /// Appends bytes that lie somewhere else.
  mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends the lowest bytes of a number, the highest of them first.
  mutating func append(_ number: Int, bytes count: Int) {
    for shift in stride(from: 8 * (count - 1), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends a number's digits.
  mutating func append(digitsOf number: Int) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// The first place of a byte in a part.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard start < end, let base = bytes.baseAddress else { return nil }
      let found = unsafe memchr(base + start, Int32(byte), end - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }
}
