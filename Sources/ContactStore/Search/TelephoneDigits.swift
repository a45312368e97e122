/// The digits of a telephone number as they are searched for.
struct TelephoneDigits {
  /// As they are written.
  let typed: [UInt8]
  /// All that count: without what stands for the way out of the country or the city, `+`, `00` and `0`.
  let all: [UInt8]
  /// Those behind the calling code of a country, if the number begins with one; else all.
  let national: [UInt8]

  init(_ number: String) {
    var isInternational = false
    var digits: [UInt8] = []
    for byte in number.utf8.prefix(SearchKeys.longest) {
      if (0x30...0x39).contains(byte) { digits.append(byte) }
      if byte == UInt8(ascii: "+"), digits.isEmpty { isInternational = true }
    }
    isInternational = isInternational || digits.starts(with: "00".utf8)
    typed = digits
    all = Array(digits.drop { $0 == 0x30 })
    let rest = isInternational ? all.dropFirst(Self.countryLength(all)) : all[...]
    national = Array(rest.drop { $0 == 0x30 })
  }

  /// How many digits the calling code of a country has (ITU-T E.164).
  private static func countryLength(_ digits: [UInt8]) -> Int {
    guard digits.count > 3 else { return 0 }
    let two = Int(digits[0] - 0x30) * 10 + Int(digits[1] - 0x30)
    if two / 10 == 1 || two / 10 == 7 { return 1 }
    return twoDigits.contains(two) ? 2 : 3
  }

  private static let twoDigits: Set<Int> = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56,
    57, 58, 60, 61, 62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]
}
