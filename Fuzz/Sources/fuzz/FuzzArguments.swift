import FuzzTargets

/// What the command line asks for.
struct FuzzArguments {
  static let usage = """
    Usage: fuzz TARGET [--seed N] [--count N] [--batch N]

    Tries inputs on a target: \(FuzzTargets.all.map { $0.name }.joined(separator: ", ")).
    The same seed gives the same inputs. A failure names its batch, and --batch with
    that number begins there.
    """

  let target: any FuzzTarget.Type
  private(set) var seed: UInt64 = 1
  private(set) var count = 1_000_000
  private(set) var firstBatch = 0

  /// Nil if the command line is wrong.
  init?(_ words: some Collection<String>) {
    var rest = Array(words)[...]
    guard let name = rest.popFirst(), let target = FuzzTargets.all.first(where: { $0.name == name })
    else { return nil }
    self.target = target
    while let option = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else { return nil }
      switch option {
      case "--seed": seed = UInt64(value)
      case "--count": count = value
      case "--batch": firstBatch = value
      default: return nil
      }
    }
  }
}
