/// A language, script and region in one integer, as ``LocaleTable`` searches for them.
///
/// - bits 17 to 31: the letters of the language, a = 1 to z = 26, as digits to the base 27, the first
///   times 729; 0 for `und`;
/// - bits 9 to 16: the number of the script among the table's, and 1; 0 for none;
/// - bits 0 to 8: the number of the region among the table's, and 1; 0 for none.
package struct LocaleCode: Sendable, Hashable {
  /// The bits.
  package let bits: UInt32

  /// Takes the bits as a table has them.
  package init(bits: UInt32) { self.bits = bits }

  /// Puts a code together, or fails if the language has over three letters or a number has no room.
  package init?(language: Subtag, script: Int?, region: Int?) {
    guard language.isAlphabetic, (2...3).contains(language.count),
      (script ?? 0) < Self.scriptLimit, (region ?? 0) < Self.regionLimit
    else { return nil }
    var number: UInt32 = 0
    if language != .undetermined {
      for index in 0..<3 {
        number = number * 27 + (index < language.count ? UInt32(language[index] - 0x60) : 0)
      }
    }
    let parts = (UInt32(script.map { $0 + 1 } ?? 0), UInt32(region.map { $0 + 1 } ?? 0))
    bits = number << 17 | parts.0 << 9 | parts.1
  }

  /// How many scripts can be told apart.
  package static let scriptLimit = 255
  /// How many regions can be told apart.
  package static let regionLimit = 511

  /// The language.
  package var language: Subtag {
    let number = bits >> 17
    guard number != 0 else { return .undetermined }
    var letters: UInt64 = 0
    for digit in [number / 729 % 27, number / 27 % 27, number % 27] where digit != 0 {
      letters = letters << 8 | UInt64(digit + 0x60)
    }
    return Subtag(bits: letters << UInt64(letters.leadingZeroBitCount & ~7))
  }

  /// The number of the script among the table's.
  var script: Int? { Self.number(bits >> 9 & 0xFF) }

  /// The number of the region among the table's.
  var region: Int? { Self.number(bits & 0x1FF) }

  private static func number(_ stored: UInt32) -> Int? { stored == 0 ? nil : Int(stored) - 1 }
}
