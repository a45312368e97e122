/// Writes the fourth level: the primary weights of variable elements, the highest for all others, runs
/// of which are counted, and above those the few that rules with `<<<<` make.
enum QuaternaryWriter {
  /// Stands before primary weights whose lead byte could be taken for a run.
  private static let escape: UInt8 = 0x1B
  /// Runs of elements that aren't variable; what rules with `<<<<` make is still higher.
  private static let runs = CommonRunWriter(
    lowest: 0x1C, highest: 0xFC, middle: 0x8C, middleBeforeHigher: 0x8C, offset: 0)

  static func write(_ weights: [UInt32], to key: inout [UInt8]) {
    var run = 0
    for weight in weights {
      if weight == LowerWeights.regular {
        run += 1
        continue
      }
      let isHigher = weight > LowerWeights.regular
      runs.finish(&run, beforeHigher: isHigher, to: &key)
      if isHigher {
        key.append(runs.highest + UInt8(weight - LowerWeights.regular))
      } else {
        if weight >> 24 >= escape { key.append(escape) }
        key.appendBytes(of: weight)
      }
    }
    runs.finish(&run, beforeHigher: false, to: &key)
  }
}
