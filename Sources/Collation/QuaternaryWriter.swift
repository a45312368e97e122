/// Writes the fourth level: the primary weights of variable elements, the highest for all others, runs
/// of which are counted, and above those the few that rules with `<<<<` make.
enum QuaternaryWriter {
  /// Stands before primary weights whose lead byte could be taken for a run.
  private static let escape: UInt8 = 0x1B
  /// A run before a variable element or the end grows from here,
  private static let lowest: UInt8 = 0x1C
  /// one before something still higher shrinks from here,
  private static let highest: UInt8 = 0xFC
  /// and this stands for `longest` elements with more to come.
  private static let middle: UInt8 = 0x8C
  private static let longest = Int(middle - lowest)

  static func write(_ weights: [UInt32], to key: inout [UInt8]) {
    var run = 0
    for weight in weights {
      if weight == LowerWeights.regular {
        run += 1
        continue
      }
      let isHigher = weight > LowerWeights.regular
      finish(&run, beforeHigher: isHigher, to: &key)
      if isHigher {
        key.append(highest + UInt8(weight - LowerWeights.regular))
      } else {
        if weight >> 24 >= escape { key.append(escape) }
        key.appendBytes(of: weight)
      }
    }
    finish(&run, beforeHigher: false, to: &key)
  }

  private static func finish(_ run: inout Int, beforeHigher: Bool, to key: inout [UInt8]) {
    guard run > 0 else { return }
    while run > longest {
      key.append(middle)
      run -= longest
    }
    key.append(beforeHigher ? highest - UInt8(run - 1) : lowest + UInt8(run - 1))
    run = 0
  }
}
