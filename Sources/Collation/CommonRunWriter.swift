/// Writes the weights of a lower level, runs of the common weight as counts (UTS #10, section 9.1.4).
///
/// A run that a lower weight or the level's end follows becomes a byte that grows with its length;
/// a run that a higher weight follows, a byte that shrinks with it; so the order stays.
struct CommonRunWriter {
  /// The byte of a run of one before something lower, and of one before something higher.
  let lowest: UInt8
  let highest: UInt8
  /// Stands for `longest` common weights with more to come, in runs before something lower and in runs
  /// before something higher.
  let middle: UInt8
  let middleBeforeHigher: UInt8
  /// Added to the lead byte of weights above the common one, to make room for the counts.
  let offset: UInt16

  /// Secondary weights: FractionalUCA keeps 06 to 45 free behind the common weight. Between all runs
  /// before lower and all before higher weights two bytes are left for `WholeLevel`.
  static let secondary = CommonRunWriter(
    lowest: 0x05, highest: 0x45, middle: 0x23, middleBeforeHigher: 0x26, offset: 0)
  /// Tertiary weights: without case bits they stop at 3F, so that C0 can be added.
  static let tertiary = CommonRunWriter(
    lowest: 0x05, highest: 0xC5, middle: 0x65, middleBeforeHigher: 0x65, offset: 0xC000)

  var longest: Int { Int(middle - lowest) }

  /// Writes the weights that `weight` takes from packed elements, zeros left out.
  @inline(__always)
  func write(_ packed: [UInt32], to key: inout [UInt8], weight: (UInt32) -> UInt16) {
    var run = 0
    for word in packed {
      let weight = weight(word)
      if weight == CollationElement.commonWeight {
        run += 1
      } else if weight != 0 {
        let isHigher = weight > CollationElement.commonWeight
        finish(&run, beforeHigher: isHigher, to: &key)
        let written = isHigher ? weight + offset : weight
        key.append(UInt8(written >> 8))
        if written & 0xFF != 0 { key.append(UInt8(written & 0xFF)) }
      }
    }
    finish(&run, beforeHigher: false, to: &key)
  }

  /// Writes a run of the common weight, if there is one.
  func finish(_ run: inout Int, beforeHigher: Bool, to key: inout [UInt8]) {
    guard run > 0 else { return }
    while run > longest {
      key.append(beforeHigher ? middleBeforeHigher : middle)
      run -= longest
    }
    key.append(beforeHigher ? highest - UInt8(run - 1) : lowest + UInt8(run - 1))
    run = 0
  }
}
