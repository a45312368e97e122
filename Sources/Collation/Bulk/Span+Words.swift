/// Bytes by the eight, which is what makes comparing them fast.
extension Span<UInt8> {
  /// The eight bytes from `index` on as a number, the first byte lowest; all of them have to be there.
  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && count &- 8 >= index)
    return unsafe withUnsafeBufferPointer { bytes in
      unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
  }

  /// The six bytes from `index` on as a number, the first byte highest; all of them have to be there.
  @inline(__always)
  func sixBytes(at index: Int) -> UInt64 {
    precondition(index >= 0 && count &- 6 >= index)
    return unsafe withUnsafeBufferPointer { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      let front = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).bigEndian
      let back = unsafe bytes.loadUnaligned(fromByteOffset: index &+ 4, as: UInt16.self).bigEndian
      return UInt64(front) &<< 16 | UInt64(back)
    }
  }

  /// The four bytes from `index` on as a number, the first byte highest; all of them have to be there.
  @inline(__always)
  func fourBytes(at index: Int) -> UInt32 {
    precondition(index >= 0 && count &- 4 >= index)
    return unsafe withUnsafeBufferPointer { bytes in
      unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt32.self)
        .bigEndian
    }
  }

  /// How many bytes two texts have in common at their start.
  @inline(__always)
  func commonPrefix(with other: Span<UInt8>) -> Int {
    let shorter = Swift.min(count, other.count)
    var index = 0
    while shorter &- index >= 8 {
      let difference = word(at: index) ^ other.word(at: index)
      if difference != 0 { return index &+ difference.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < shorter, self[index] == other[index] { index &+= 1 }
    return index
  }

  /// True if the `size` bytes from `left` on are those from `right` on.
  func matches(_ left: Int, _ right: Int, count size: Int) -> Bool {
    extracting(left..<left + size).commonPrefix(with: extracting(right..<right + size)) == size
  }

  /// True if the bytes from `left` on are those from `right` on, up to a line feed in both.
  func linesMatch(_ left: Int, _ right: Int) -> Bool {
    var (left, right) = (left, right)
    let end = count &- 8
    while left <= end, right <= end {
      let word = word(at: left)
      let difference = word ^ self.word(at: right)
      // The lowest bit that is set here is that of the first line feed.
      let feeds = Self.zeros(in: word ^ 0x0A0A_0A0A_0A0A_0A0A)
      if difference != 0 { return feeds.trailingZeroBitCount < difference.trailingZeroBitCount }
      if feeds != 0 { return true }
      left &+= 8
      right &+= 8
    }
    while left < count, right < count, self[left] == self[right] {
      if self[left] == BulkTexts.lineFeed { return true }
      left &+= 1
      right &+= 1
    }
    return false
  }

  /// How often a byte occurs.
  func count(of byte: UInt8) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var (total, index) = (0, 0)
    while count &- index >= 8 {
      let difference = word(at: index) ^ pattern
      // The highest bit of each byte that is not zero, and all others.
      let others = ((difference & low) &+ low) | difference | low
      total &+= (~others).nonzeroBitCount
      index &+= 8
    }
    while index < count {
      if self[index] == byte { total &+= 1 }
      index &+= 1
    }
    return total
  }

  /// The lowest bit of the first byte that is zero is set, and none below it.
  @inline(__always)
  private static func zeros(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
