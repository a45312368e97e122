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
    let low = Int(marker & 0x0F)
    if let scalar = Self.fixedScalar(marker, bytes, at: offset + 1, limit: limit) {
      self = .scalar(scalar)
      return
    }
    guard marker >= 0x40, marker < 0x80 || marker >= 0xA0,
      let (start, count) = Self.size(low, bytes, at: offset + 1, limit: limit)
    else { return nil }
    let room = limit - start
    switch marker >> 4 {
    case 0x4 where count <= room:
      let data = bytes.extracting(start..<start + count)
      self = .scalar(.data(data.indices.map { data[$0] }))
    case 0x5 where count <= room, 0x7 where count <= room:
      let text = bytes.extracting(start..<start + count)
      self = .scalar(.string(DecodedText(guessing: text).text))
    case 0x6 where count <= room / 2:
      self = .scalar(.string(Self.wideString(bytes, at: start, count: count)))
    case 0xA where count <= room / referenceSize, 0xB where count <= room / referenceSize,
      0xC where count <= room / referenceSize:
      self = .array(references: start, count: count)
    case 0xD where count <= room / referenceSize / 2:
      self = .dictionary(references: start, count: count)
    default: return nil
    }
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
