/// Text in UTF-16, which some programs export, brought to UTF-8.
enum WideText {
  /// The order of the two bytes of a code unit.
  enum ByteOrder { case big, little }

  /// The UTF-8 form of `bytes` if they are UTF-16, else `nil`.
  ///
  /// A byte order mark tells; without one, a first character of ASCII beside a zero byte does. Lone
  /// surrogates become U+FFFD, and lines keep their numbers.
  /// Bytes that tell nothing are taken for little-endian if someone is `insisting` on UTF-16.
  static func convertedToUTF8(_ bytes: Span<UInt8>, insisting: Bool = false) -> [UInt8]? {
    guard let found = order(of: bytes) else {
      return insisting ? convert(bytes, from: 0, .little) : nil
    }
    return convert(bytes, from: found.start, found.order)
  }

  /// The order of the bytes if they are UTF-16, and where the text begins.
  static func order(of bytes: Span<UInt8>) -> (order: ByteOrder, start: Int)? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return (.little, 2)
    case (0xFE, 0xFF): return (.big, 2)
    default: break
    }
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true) where bytes[0] < 0x80: return (.little, 0)
    case (true, false, true, false) where bytes[1] < 0x80: return (.big, 0)
    default: return nil
    }
  }

  static func convert(_ bytes: Span<UInt8>, from start: Int, _ order: ByteOrder) -> [UInt8] {
    var codeUnits: [UInt16] = []
    codeUnits.reserveCapacity(bytes.count / 2)
    var index = start
    while index + 1 < bytes.count {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      codeUnits.append(order == .big ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: codeUnits, as: UTF16.self).utf8)
  }
}
