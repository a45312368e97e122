internal import Glibc
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
      start { outputs.set(body(inputs[index]), at: index) }
    }
    if let first = inputs.first { outputs.set(body(first), at: 0) }
    for case let thread? in threads { pthread_join(thread, nil) }
    return outputs.all
  }

  /// Starts a thread; where there can't be one, does the work at once and returns nil.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let job = unsafe Unmanaged.passRetained(Job(work))
    var thread = pthread_t()
    let error = unsafe pthread_create(&thread, nil, { unsafe run($0) }, job.toOpaque())
    if error == 0 { return thread }
    unsafe job.takeRetainedValue().work()
    return nil
  }
}

/// Does a job on its thread.
private func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let job = unsafe job { unsafe Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work() }
  return nil
}

/// What a thread has to do.
private final class Job: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

/// Where threads leave their results.
private final class Outputs<Output: Sendable>: Sendable {
  private let outputs: Mutex<[Output?]>

  init(count: Int) { outputs = Mutex([Output?](repeating: nil, count: count)) }

  func set(_ output: Output, at index: Int) { outputs.withLock { $0[index] = output } }

  /// All of them, once every thread has ended.
  var all: [Output] { outputs.withLock { $0.compactMap(\.self) } }
}
