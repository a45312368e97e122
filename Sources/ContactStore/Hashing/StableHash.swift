/// Numbers of 64 bits that stand for texts in the tables. They are the same on every machine and in every run.
///
/// Different texts hardly have the same, but someone may see to it that they do: whoever looks by number
/// compares what is found.
struct StableHash: Sendable {
  private var state: UInt64

  init(seed: UInt64 = 0) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// Takes eight bytes at a time, in the order of the machine's least significant byte first.
  mutating func combine(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      var word: UInt64 = 0
      let end = min(index + 8, bytes.count)
      for place in index..<end { word |= UInt64(bytes[place]) << UInt64(8 * (place - index)) }
      mix(word)
      index = end
    }
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low
  }

  /// The number.
  var value: Int64 {
    var copy = self
    copy.mix(0xA076_1D64_78BD_642F)
    return Int64(bitPattern: copy.state)
  }
}
