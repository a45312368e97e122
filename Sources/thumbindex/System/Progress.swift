internal import Glibc

/// Shows on the terminal, if standard error is one, how far the program has come.
///
/// What was shown is wiped out when the object goes, so that messages and output find a clean line.
final class Progress {
  private var bar = ProgressBar(isOnTerminal: isatty(STDERR_FILENO) == 1)
  private let outputIsTerminal = isatty(STDOUT_FILENO) == 1
  private let beginning = ContinuousClock.now

  /// Shows that a task has come to `done` of `total`; a total that is not known is 0.
  func update(_ task: String, _ done: Int, of total: Int) {
    guard bar.isOnTerminal else { return }
    write(bar.update(task, done, of: total, after: ContinuousClock.now - beginning))
  }

  /// The same for a task that writes its output as it goes: that is not to be mixed with a bar.
  func updateDuringOutput(_ task: String, _ done: Int, of total: Int) {
    if !outputIsTerminal { update(task, done, of: total) }
  }

  /// Wipes out what is shown.
  func wipe() { write(bar.wipe()) }

  deinit { wipe() }

  private func write(_ text: String?) {
    if let text { StandardError.write(bytes: Array(text.utf8)) }
  }
}
