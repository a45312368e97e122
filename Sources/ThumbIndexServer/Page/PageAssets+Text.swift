extension PageAssets {
  /// A file of the page as text; empty if there is none of that name.
  static func text(_ name: String) -> String {
    guard let file = files[name == "index.html" ? "" : name] else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes.start, count: file.bytes.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The address (`data:`, RFC 2397) of a file, without any quotation mark.
  static func dataAddress(_ name: String, _ mediaType: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var address = Array("data:\(mediaType),".utf8)
    for byte in text(name).utf8 {
      if isPlain(byte) {
        address.append(byte)
      } else {
        address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: address, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || "-._~:/ =".utf8.contains(byte)
  }
}
