internal import Glibc

extension Span<UInt8> {
  /// The first place of `byte` from `start` up to `end`, or `nil`.
  ///
  /// Most of the time of reading goes into looking for the ends of lines, and the C library looks at
  /// many bytes at once.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start >= 0, start < end, end <= count else { return nil }
    return unsafe withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), end - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// The bytes of `range` as an array.
  func bytes(in range: Range<Int>) -> [UInt8] {
    var copy: [UInt8] = []
    append(range, to: &copy)
    return copy
  }

  /// Appends the bytes of `range` to an array.
  func append(_ range: Range<Int>, to array: inout [UInt8]) {
    guard !range.isEmpty else { return }
    let part = extracting(range)
    unsafe part.withUnsafeBytes { buffer in unsafe array.append(contentsOf: buffer) }
  }

  /// Whether every byte is ASCII.
  var isASCII: Bool {
    var all: UInt8 = 0
    for index in indices { all |= self[index] }
    return all < 0x80
  }
}
