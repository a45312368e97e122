/// Finds fractional weights between two others.
///
/// A weight is one to four bytes, left-justified in 32 bits, and no weight's bytes begin another's.
package struct WeightAllocator {
  /// What each byte of a new weight may be, the first byte first.
  let byteRanges: [ClosedRange<UInt32>]

  /// Primary weights. The second byte leaves room for the bytes that end runs of shared lead bytes in
  /// sort keys; 00 and 01 are no bytes of weights.
  package static let primary = WeightAllocator(
    byteRanges: [0x03...0xEF, 0x04...0xFE, 0x02...0xFF, 0x02...0xFF], room: 4)
  /// Secondary and tertiary weights, in the upper half of the 32 bits.
  static let lower = WeightAllocator(byteRanges: [0x02...0xFF, 0x02...0xFF], room: 2)
  static let tertiary = WeightAllocator(byteRanges: [0x02...0x3F, 0x02...0x3F], room: 2)

  /// How many weights there have to be for each new one, at least, so that there is room between them
  /// for those of a tailoring's tailoring. Where there is not, they are as short as possible.
  let room: Int
  /// More new weights than these are put side by side: they are ideographs, and gaps between tens of
  /// thousands would make keys longer.
  private static let mostWithRoom = 1_000

  /// `count` weights above `low` and below `high`, ascending, short and evenly spread.
  ///
  /// - Returns: Nil if there is no room.
  /// - Complexity: O(`count`).
  package func weights(_ count: Int, above low: UInt32, below high: UInt32) -> [UInt32]? {
    let room = count > Self.mostWithRoom ? 1 : room
    return weights(count, above: low, below: high, room: room)
      ?? weights(count, above: low, below: high, room: 1)
  }

  private func weights(_ count: Int, above low: UInt32, below high: UInt32, room: Int) -> [UInt32]?
  {
    // Where keys share lead bytes, a weight has to have more than one.
    let shortest = HanLayout.leadBytes.contains(Int(low >> 24)) && byteRanges.count > 2 ? 2 : 1
    for length in shortest...byteRanges.count {
      let first = value(of: low, length: length, roundingUp: true)
      let end = value(of: high, length: length, roundingUp: false)
      if end - first < count * room { continue }
      if count > Self.mostWithRoom {
        return (first..<first + count).map { weight($0, length: length) }
      }
      return (0..<count).map { number in
        weight(first + (end - first) * (2 * number + 1) / (2 * count), length: length)
      }
    }
    return nil
  }

  /// The number, among the weights of `length` bytes in order, of the first that doesn't begin with
  /// the bytes of `weight` or anything lower (rounding up), or of the first that does.
  private func value(of weight: UInt32, length: Int, roundingUp: Bool) -> Int {
    let own = max(1, (32 - weight.trailingZeroBitCount + 7) / 8)
    var result = 0
    var isExact = true
    for position in 0..<length {
      let range = byteRanges[position]
      if isExact, position < own {
        let byte = weight >> UInt32(24 - 8 * position) & 0xFF
        if byte < range.lowerBound {
          // Between two numbers: everything from here on is above.
          isExact = false
          result *= range.count
        } else if byte > range.upperBound {
          isExact = false
          result = (result + 1) * range.count
        } else {
          result = result * range.count + Int(byte - range.lowerBound)
          if position == min(own, length) - 1, roundingUp {
            (result, isExact) = (result + 1, false)
          }
        }
      } else {
        result *= range.count
      }
    }
    return result
  }

  private func weight(_ value: Int, length: Int) -> UInt32 {
    var (rest, result) = (value, UInt32(0))
    for position in (0..<length).reversed() {
      let range = byteRanges[position]
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: range.count)
      result |= (range.lowerBound + UInt32(digit)) << UInt32(24 - 8 * position)
      rest = quotient
    }
    return result
  }
}
