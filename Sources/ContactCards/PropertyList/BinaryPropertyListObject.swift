/// One object of a binary property list: a scalar, or the references of a container.
enum BinaryPropertyListObject {
  case scalar(PropertyList.Value)
  /// References to the elements stand at the offset.
  case array(references: Int, count: Int)
  /// References to the keys stand at the offset, those to the values after them.
  case dictionary(references: Int, count: Int)

  /// Reads the object at `offset`, or returns `nil` if there is none that is whole.
  ///
  /// The high half of the first byte is the type, the low half the size, or 15 if the size follows
  /// as an integer object.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - offset: Where the object begins.
  ///   - limit: Where the objects end.
  ///   - referenceSize: How many bytes a reference takes.
  init?(_ bytes: Span<UInt8>, at offset: Int, limit: Int, referenceSize: Int) {
    guard offset >= BinaryPropertyListTrailer.headerLength, offset < limit else { return nil }
    let marker = bytes[offset]
    if let scalar = Self.fixedScalar(marker, bytes, at: offset + 1, limit: limit) {
      self = .scalar(scalar)
      return
    }
    guard
      let (content, count) = Self.content(
        bytes, at: offset, limit: limit, referenceSize: referenceSize)
    else { return nil }
    switch marker >> 4 {
    case 0x4:
      let data = bytes.extracting(content)
      self = .scalar(.data(data.indices.map { data[$0] }))
    case 0x6:
      self = .scalar(.string(Self.wideString(bytes, at: content.lowerBound, count: count)))
    case 0xA, 0xB, 0xC: self = .array(references: content.lowerBound, count: count)
    case 0xD: self = .dictionary(references: content.lowerBound, count: count)
    default: self = .scalar(.string(DecodedText(guessing: bytes.extracting(content)).text))
    }
  }

  /// Where the object at `offset` ends, or `nil` if there is none that is whole.
  static func end(
    of bytes: Span<UInt8>, at offset: Int, limit: Int, referenceSize: Int
  ) -> Int? {
    guard offset < limit else { return nil }
    let size: Int? =
      switch (bytes[offset] >> 4, Int(bytes[offset] & 0x0F)) {
      case (0x0, 0x0), (0x0, 0x8), (0x0, 0x9): 0
      case (0x1, let low) where low <= 4: 1 << low
      case (0x2, 2), (0x2, 3), (0x3, 3): 1 << Int(bytes[offset] & 0x0F)
      case (0x8, let low) where low <= 7: low + 1
      default: nil
      }
    if let size { return size < limit - offset ? offset + 1 + size : nil }
    return content(bytes, at: offset, limit: limit, referenceSize: referenceSize)?.bytes.upperBound
  }

  /// The content of an object that has a size, and how many elements that is.
  private static func content(
    _ bytes: Span<UInt8>, at offset: Int, limit: Int, referenceSize: Int
  ) -> (bytes: Range<Int>, count: Int)? {
    let elementSize: Int
    switch bytes[offset] >> 4 {
    case 0x4, 0x5, 0x7: elementSize = 1
    case 0x6: elementSize = 2
    case 0xA, 0xB, 0xC: elementSize = referenceSize
    case 0xD: elementSize = 2 * referenceSize
    default: return nil
    }
    guard
      let (start, count) = size(Int(bytes[offset] & 0x0F), bytes, at: offset + 1, limit: limit),
      // Divided, not multiplied, so that no count overflows.
      count <= (limit - start) / elementSize
    else { return nil }
    return (start..<start + count * elementSize, count)
  }

  /// A scalar whose size is in its first byte.
  private static func fixedScalar(
    _ marker: UInt8, _ bytes: Span<UInt8>, at start: Int, limit: Int
  ) -> PropertyList.Value? {
    let low = Int(marker & 0x0F)
    switch (marker >> 4, low) {
    case (0x0, 0x0): return .null
    case (0x0, 0x8): return .boolean(false)
    case (0x0, 0x9): return .boolean(true)
    case (0x1, 0...4):
      guard let bits = bits(bytes, at: start, size: 1 << low, limit: limit) else { return nil }
      return .integer(Int64(bitPattern: bits))
    case (0x2, 2):
      guard let bits = bits(bytes, at: start, size: 4, limit: limit) else { return nil }
      return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case (0x2, 3), (0x3, 3):
      guard let bits = bits(bytes, at: start, size: 8, limit: limit) else { return nil }
      let number = Double(bitPattern: bits)
      return marker >> 4 == 2 ? .real(number) : .date(number)
    case (0x8, 0...7):
      return bits(bytes, at: start, size: low + 1, limit: limit).map { .reference($0) }
    default: return nil
    }
  }

  /// The last eight of `size` bytes as a number: integers of sixteen bytes hold small numbers in
  /// practice.
  private static func bits(
    _ bytes: Span<UInt8>, at start: Int, size: Int, limit: Int
  ) -> UInt64? {
    guard size <= limit - start else { return nil }
    var value: UInt64 = 0
    for index in start..<start + size { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  /// Where the content of an object begins, and how many elements it has.
  private static func size(
    _ low: Int, _ bytes: Span<UInt8>, at start: Int, limit: Int
  ) -> (start: Int, count: Int)? {
    guard low == 0x0F else { return (start, low) }
    guard start < limit, bytes[start] & 0xF0 == 0x10, bytes[start] & 0x0F <= 3 else { return nil }
    let size = 1 << Int(bytes[start] & 0x0F)
    guard size < limit - start, let count = bytes.bigEndianInteger(at: start + 1, size: size) else {
      return nil
    }
    return (start + 1 + size, count)
  }

  private static func wideString(_ bytes: Span<UInt8>, at start: Int, count: Int) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(count)
    for index in 0..<count {
      units.append(UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
