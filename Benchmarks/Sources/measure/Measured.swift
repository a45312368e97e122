internal import Glibc
internal import ThumbIndex

/// A workload, how long each of its rounds took, and what it gave.
struct Measured {
  private let name: String
  private let workload: Workload
  private let isPlain: Bool
  private var times: [Double] = []
  private var result = 0

  /// Takes the name of a workload, with `plain-` in front for one that reads surnames as any text.
  init?(_ name: String) {
    isPlain = name.hasPrefix("plain-")
    guard let workload = Workload(rawValue: isPlain ? String(name.dropFirst(6)) : name) else {
      return nil
    }
    self.workload = workload
    self.name = name
  }

  /// Does it once.
  mutating func run(_ names: Names, _ collation: IndexedCollation, plain: IndexedCollation) {
    let (start, processor) = (ContinuousClock.now, clock())
    result = workload.run(names, isPlain ? plain : collation)
    let wall = (ContinuousClock.now - start) / .seconds(1)
    times.append(workload.isThreaded ? wall : Double(clock() - processor) / Double(CLOCKS_PER_SEC))
  }

  /// What is to be written of it.
  var line: String {
    [name, times.map { String($0) }.joined(separator: " "), String(result)].joined(separator: "\t")
  }
}
