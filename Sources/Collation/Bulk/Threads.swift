internal import Synchronization

/// Work on several threads at once.
package enum Threads {
  /// More than any machine that this is meant for has cores.
  private static let most = 64
  /// What a thread costs comes back only for so many items.
  private static let fewestItems = 500

  /// How many threads to work on so many items on, if `wanted` are asked for.
  package static func number(_ wanted: Int, for items: Int) -> Int {
    max(1, min(wanted, most, items / fewestItems))
  }

  /// Calls `body` with each input, each on a thread of its own, the first on the caller's.
  ///
  /// - Parameters:
  ///   - inputs: What to work on.
  ///   - body: The work.
  /// - Returns: What the calls return, in the order of the inputs.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let outputs = Outputs<Output>(count: inputs.count)
    let threads = inputs.indices.dropFirst().map { index in
      BackgroundWork { outputs.set(body(inputs[index]), at: index) }
    }
    if let first = inputs.first { outputs.set(body(first), at: 0) }
    for thread in threads { thread.wait() }
    return outputs.all
  }
}

/// Where threads leave their results.
private final class Outputs<Output: Sendable>: Sendable {
  private let outputs: Mutex<[Output?]>

  init(count: Int) { outputs = Mutex([Output?](repeating: nil, count: count)) }

  func set(_ output: Output, at index: Int) { outputs.withLock { $0[index] = output } }

  /// All of them, once every thread has ended.
  var all: [Output] { outputs.withLock { $0.compactMap(\.self) } }
}
