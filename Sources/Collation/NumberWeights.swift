internal import UnicodeText

/// The weights of runs of digits where they are ordered by their value (LDML part 5, section 3.3,
/// "numericOrdering").
///
/// All have the lead byte that FractionalUCA keeps for it, at the start of the digits, so a number
/// stands before any other digit character. Behind it comes, for a value below 100, the value; for
/// others first how many pairs of digits there are, then the pairs.
struct NumberWeights {
  private static let lead: UInt64 = 0x10
  /// Added to a pair of digits.
  private static let pairOffset: UInt64 = 0x02
  /// What stands for two pairs; up to `mostPairs` a byte is enough.
  private static let countOffset = 0x70
  private static let mostPairs = 0x80
  /// Stands before a count of more pairs.
  private static let escape: UInt64 = 0xFE

  /// The elements of a number, its digits without leading zeros.
  static func elements(ofDigits digits: [UInt8]) -> [UInt64] {
    var padded = digits
    if padded.isEmpty { padded = [0] }
    if padded.count % 2 != 0 { padded.insert(0, at: 0) }
    let pairs = stride(from: 0, to: padded.count, by: 2).map { place in
      UInt64(padded[place]) * 10 + UInt64(padded[place + 1]) + pairOffset
    }
    var bytes: [UInt64] = []
    if pairs.count > mostPairs {
      bytes = [escape] + count(pairs.count)
    } else if pairs.count > 1 {
      bytes = [UInt64(countOffset + pairs.count)]
    }
    bytes += pairs
    return stride(from: 0, to: bytes.count, by: 3).map { place in
      let three = (0..<3).map { place + $0 < bytes.count ? bytes[place + $0] : 0 }
      let primary = lead << 24 | three[0] << 16 | three[1] << 8 | three[2]
      return primary << 32 | CollationElement.commonWeights
    }
  }

  /// A count in six bytes of seven bits, as high as any text can be long.
  private static func count(_ count: Int) -> [UInt64] {
    stride(from: 35, through: 0, by: -7).map { UInt64(count >> $0 & 0x7F) + 2 }
  }

  /// The value of a decimal digit (General_Category Nd), nil for other characters.
  static func value(of codePoint: UInt32, _ table: CollationTable) -> UInt8? {
    if codePoint < 0x80 { return codePoint &- 0x30 < 10 ? UInt8(codePoint - 0x30) : nil }
    let zeros = table.root.zeros
    var (low, high) = (0, zeros.count)
    while low < high {
      let middle = (low + high) / 2
      if zeros[middle] <= codePoint { low = middle + 1 } else { high = middle }
    }
    guard low > 0, codePoint - zeros[low - 1] < 10 else { return nil }
    return UInt8(codePoint - zeros[low - 1])
  }
}
