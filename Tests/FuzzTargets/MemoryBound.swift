import Glibc

/// Sees that reading a large input takes memory in proportion to it.
struct MemoryBound {
  private let size: Int
  private let before: Int

  /// What a reader may take beyond eight times its input.
  private static let allowance = 16 << 20

  /// Begins to watch; `nil` for inputs so small that nothing is to be seen.
  init?(_ input: [UInt8]) {
    guard input.count > 1 << 14 else { return nil }
    size = input.count
    before = Self.peak
  }

  /// Checks the most memory that the process had since.
  func check(_ input: [UInt8]) throws(FuzzFailure) {
    let taken = Self.peak - before
    guard taken > 8 * size + Self.allowance else { return }
    throw FuzzFailure("\(size) bytes took \(taken) bytes of memory", input.hexadecimal)
  }

  private static var peak: Int {
    var usage = rusage()
    guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    return Int(usage.ru_maxrss) << 10
  }
}
