/// Copies one line, eight bytes at a time as far as there are so many.
struct LineCopy {
  private var place: Int

  /// Begins with the line at `place`.
  init(from place: Int) { self.place = place }

  /// Copies as much as the buffer has room for.
  ///
  /// - Parameters:
  ///   - content: Where the line is; a line feed has to end it.
  ///   - buffer: Where it goes. Behind what is used of it, anything may be written.
  ///   - used: How much of the buffer is used.
  /// - Returns: True if the line has been copied to its end.
  @inline(__always)
  mutating func append(
    _ content: Span<UInt8>, to buffer: inout [UInt8], _ used: inout Int
  ) -> Bool {
    unsafe content.withUnsafeBytes { source in
      unsafe buffer.withUnsafeMutableBytes { target in
        while place &+ 8 <= source.count, used &+ 8 <= target.count {
          let word = unsafe source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          unsafe target.storeBytes(of: word, toByteOffset: used, as: UInt64.self)
          let count = Self.countToLineFeed(in: word)
          place &+= count ?? 8
          used &+= count ?? 8
          if count != nil { return true }
        }
        while place < source.count, used < target.count {
          unsafe target[used] = source[place]
          place &+= 1
          used &+= 1
          if unsafe source[place &- 1] == UInt8(ascii: "\n") { return true }
        }
        return place == source.count
      }
    }
  }

  /// How many bytes there are up to the first line feed, with it.
  @inline(__always)
  private static func countToLineFeed(in word: UInt64) -> Int? {
    let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8 + 1
  }
}
