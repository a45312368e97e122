/// Random texts that collation finds hard: marks in any order, jamo and syllables, ideographs of every
/// block, contractions of Indic and Thai scripts, unassigned and private code points, digits.
public struct RandomText: Sendable {
  private static let pools: [[UInt32]] = [
    Array(0x41...0x5A) + Array(0x61...0x7A) + Array(0xC0...0x17F) + Array(0x1E00...0x1EFF),
    Array(0x300...0x345) + [
      0x591, 0x5B0, 0x64B, 0x655, 0x93C, 0x94D, 0xDCA, 0x3099, 0x309A, 0x1D165,
    ],
    Array(0x1100...0x1112) + Array(0x1161...0x1175) + Array(0x11A8...0x11C2),
    [0xAC00, 0xAC01, 0xAE4C, 0xB098, 0xD55C, 0xD7A3, 0x3131, 0x314F],
    Array(0x4E00...0x4E20) + [
      0x3400, 0x4DBF, 0x9FFF, 0xFA0E, 0xF900, 0x20000, 0x2A6DF, 0x2F800, 0x31350,
    ],
    [0x378, 0xE000, 0xF0000, 0x2FFFE, 0x50000, 0x10FFFF, 0xFDD0, 0xFDD1, 0xFFFD, 0xFFFE, 0xFFFF],
    Array(0x20...0x40) + [0x01, 0xAD, 0x200B, 0x200D, 0x2010, 0x2028, 0x3000, 0xFE0F],
    Array(0xF71...0xF84) + Array(0xFB2...0xFB3) + Array(0xCC6...0xCD6) + Array(0xDD9...0xDDE),
    Array(0xE01...0xE08) + Array(0xE40...0xE44) + Array(0xEC0...0xEC4) + [0xE81, 0x11131, 0x11127],
    Array(0x410...0x457) + [0x306, 0x308], Array(0x3041...0x3050) + Array(0x30A0...0x30FE),
    [0x6C, 0x4C, 0xB7, 0x387, 0x140, 0x660, 0x966, 0x1F34E, 0x260E, 0x20AC, 0x2460],
  ]

  private var generator: SeededGenerator

  /// Starts the sequence of texts that belongs to `seed`.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A text of at most `length` code points.
  public mutating func next(length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    let base = Self.pools[Int.random(in: 0..<Self.pools.count, using: &generator)]
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      let pool: [UInt32] =
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...4: base
        case 5...6: Self.pools[1]
        default: Self.pools[Int.random(in: 0..<Self.pools.count, using: &generator)]
        }
      let codePoint = pool[Int.random(in: 0..<pool.count, using: &generator)]
      if let scalar = Unicode.Scalar(codePoint) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// Bytes of which some are no UTF-8.
  public mutating func nextBytes(length: Int) -> [UInt8] {
    var bytes = Array(next(length: length).utf8)
    for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    }
    return bytes
  }
}
