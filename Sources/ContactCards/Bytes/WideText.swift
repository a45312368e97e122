/// Text in UTF-16, which some programs export, brought to UTF-8.
enum WideText {
  /// The order of the two bytes of a code unit.
  enum ByteOrder { case big, little }

  /// The UTF-8 form of `bytes` if they are UTF-16, else `nil`.
  ///
  /// A byte order mark tells; without one, a first character of ASCII beside a zero byte does. Lone
  /// surrogates become U+FFFD, and lines keep their numbers.
  static func convertedToUTF8(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return convert(bytes, from: 2, .little)
    case (0xFE, 0xFF): return convert(bytes, from: 2, .big)
    default: break
    }
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true) where bytes[0] < 0x80: return convert(bytes, from: 0, .little)
    case (true, false, true, false) where bytes[1] < 0x80: return convert(bytes, from: 0, .big)
    default: return nil
    }
  }

  private static func convert(_ bytes: Span<UInt8>, from start: Int, _ order: ByteOrder) -> [UInt8]
  {
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
