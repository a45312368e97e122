/// How keys are written.
enum KeyForm: String, CaseIterable {
  case hex
  case base64
  /// As they are; fields tell their lengths.
  case binary

  private static let hexDigits = Array("0123456789abcdef".utf8)
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends a key.
  func append(_ key: Span<UInt8>, to output: inout [UInt8]) {
    switch self {
    case .hex: Self.appendHex(key, to: &output)
    case .base64: Self.appendBase64(key, to: &output)
    case .binary: output.append(copying: key)
    }
  }

  private static func appendHex(_ key: Span<UInt8>, to output: inout [UInt8]) {
    let digits = hexDigits.span
    for index in key.indices {
      output.append(digits[Int(key[index] >> 4)])
      output.append(digits[Int(key[index] & 15)])
    }
  }

  /// RFC 4648, section 4: three bytes are four letters, and `=` fills up the last four.
  private static func appendBase64(_ key: Span<UInt8>, to output: inout [UInt8]) {
    let letters = letters.span
    var index = 0
    while index < key.count {
      let (second, third) = (index + 1 < key.count, index + 2 < key.count)
      var bits = Int(key[index]) << 16
      if second { bits |= Int(key[index + 1]) << 8 }
      if third { bits |= Int(key[index + 2]) }
      output.append(letters[bits >> 18])
      output.append(letters[bits >> 12 & 63])
      output.append(second ? letters[bits >> 6 & 63] : UInt8(ascii: "="))
      output.append(third ? letters[bits & 63] : UInt8(ascii: "="))
      index += 3
    }
  }
}
