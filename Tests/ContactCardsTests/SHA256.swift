/// The digest of FIPS 180-4, to compare pictures with.
enum SHA256 {
  static func hexadecimal(of message: [UInt8]) -> String {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    var state = initial
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(Array(bytes[start..<start + 64]), into: &state)
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func mix(_ block: [UInt8], into state: inout [UInt32]) {
    var words = (0..<16).map { index in
      block[4 * index..<4 * index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var work = state
    for index in 0..<64 {
      let sum1 = rotated(work[4], 6) ^ rotated(work[4], 11) ^ rotated(work[4], 25)
      let choice = work[4] & work[5] ^ ~work[4] & work[6]
      let first = work[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
      let sum0 = rotated(work[0], 2) ^ rotated(work[0], 13) ^ rotated(work[0], 22)
      let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
      work = [first &+ sum0 &+ majority] + work[0...2] + [work[3] &+ first] + work[4...6]
    }
    for index in 0..<8 { state[index] = state[index] &+ work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes = (2...311).filter { number in
    (2..<number).allSatisfy { number % $0 != 0 }
  }

  /// The first 32 bits of the fractions of the square roots of the first primes.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  /// Those of the cube roots.
  private static let constants = primes.map { fraction(cubeRoot(Double($0))) }

  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - Double(Int(value))) * 4_294_967_296)
  }

  private static func cubeRoot(_ value: Double) -> Double {
    var root = value / 3
    for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}
