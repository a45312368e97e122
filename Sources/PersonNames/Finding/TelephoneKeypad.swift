/// The letters on the keys of a telephone (ITU-T E.161).
package enum TelephoneKeypad {
  private static let keys = Array("22233344455566677778889999".utf8)

  /// The digit on whose key a letter from a to z is; what is no such letter stays.
  @inline(__always)
  package static func digit(of code: UInt32) -> UInt32 {
    let place = Int(code) - 0x61
    return keys.indices.contains(place) ? UInt32(keys[place]) : code
  }

  /// Whether there are letters on a key.
  static func hasLetters(_ digit: UInt32) -> Bool { (0x32...0x39).contains(digit) }
}
