/// Numbers of 64 bits that stand for texts in the tables. They are the same on every machine and in every run.
///
/// Different texts hardly have the same, but someone may see to it that they do: whoever looks by number
/// compares what is found.
struct StableHash: Sendable {
  private var state: UInt64

  init(seed: UInt64 = 0) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// Takes eight bytes at a time, in the order of the machine's least significant byte first.
  mutating func combine(_ bytes: Span<UInt8>) {
    let raw = unsafe bytes.bytes
    let whole = bytes.count & ~7
    var index = 0
    while index < whole {
      // There are eight bytes.
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      mix(UInt64(littleEndian: word))
      index += 8
    }
    if index < bytes.count { mix(Self.word(bytes.extracting(index...))) }
    mix(UInt64(bytes.count))
  }

  /// Fewer than eight bytes, filled up with zeros.
  private static func word(_ bytes: Span<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    for place in bytes.indices { word |= UInt64(bytes[place]) << UInt64(8 * place) }
    return word
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
