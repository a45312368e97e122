/// The hash function SHA-256 (FIPS 180-4, section 6.2).
package enum SHA256 {
  /// The hash of `bytes`, in lower-case hexadecimal.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func digest(of bytes: [UInt8]) -> [UInt32] {
    var state = initialState
    let whole = bytes.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 64) {
      compress(bytes, at: start, into: &state)
    }
    let tail = padded(Array(bytes[whole...]), messageLength: bytes.count)
    for start in stride(from: 0, to: tail.count, by: 64) {
      compress(tail, at: start, into: &state)
    }
    return state
  }

  /// The last bytes with their padding (section 5.1.1): a 1 bit, zeros, and the length in bits.
  private static func padded(_ tail: [UInt8], messageLength: Int) -> [UInt8] {
    var tail = tail
    tail.append(0x80)
    tail += repeatElement(0, count: (120 - tail.count) % 64)
    let bits = UInt64(messageLength) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return tail
  }

  private static func compress(_ bytes: [UInt8], at start: Int, into state: inout [UInt32]) {
    let w = schedule(bytes, at: start)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[t] &+ w[t]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func schedule(_ bytes: [UInt8], at start: Int) -> [UInt32] {
    var w: [UInt32] = []
    w.reserveCapacity(64)
    for index in stride(from: start, to: start + 64, by: 4) {
      w.append(bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for t in 16..<64 {
      let sigma0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ w[t - 15] >> 3
      let sigma1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ w[t - 2] >> 10
      w.append(w[t - 16] &+ sigma0 &+ w[t - 7] &+ sigma1)
    }
    return w
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  /// The first 32 bits of the fractions of the square roots of the first 8 primes (section 5.3.3).
  private static let initialState: [UInt32] = primes.prefix(8).map { prime in
    // The largest r with r² <= prime · 2^64 is the root with 32 bits of fraction.
    UInt32(truncatingIfNeeded: largest { $0 * $0 <= UInt128(prime) << 64 })
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: [UInt32] = primes.map { prime in
    UInt32(truncatingIfNeeded: largest { $0 * $0 * $0 <= UInt128(prime) << 96 })
  }

  /// The largest number below 2^37 that satisfies a condition that holds up to some number; roots of
  /// the primes are below 2^5, and 32 bits of fraction follow.
  private static func largest(where holds: (UInt128) -> Bool) -> UInt128 {
    var number: UInt128 = 0
    for bit in (0..<37).reversed() where holds(number | 1 << UInt128(bit)) {
      number |= 1 << UInt128(bit)
    }
    return number
  }
}
