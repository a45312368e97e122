/// Writes the fourth level: the primary weights of variable elements, and a highest weight for every
/// other element, runs of which are counted.
enum QuaternaryWriter {
  /// The byte of a run of one before a variable element. Longer runs are higher, since what follows
  /// a run, another variable element or the end, is always lower than its weight.
  private static let lowest: UInt8 = 0x1C
  private static let highest: UInt8 = 0xFC
  /// Stands before primary weights whose lead byte could be taken for a run.
  private static let escape: UInt8 = 0x1B

  static func write(_ weights: [UInt32], to key: inout [UInt8]) {
    var run = 0
    for weight in weights {
      if weight == .max {
        run += 1
        continue
      }
      finish(&run, to: &key)
      if weight >> 24 >= escape { key.append(escape) }
      key.appendBytes(of: weight)
    }
    finish(&run, to: &key)
  }

  private static func finish(_ run: inout Int, to key: inout [UInt8]) {
    let longest = Int(highest - lowest)
    while run > longest {
      key.append(highest)
      run -= longest
    }
    if run > 0 { key.append(lowest + UInt8(run - 1)) }
    run = 0
  }
}
