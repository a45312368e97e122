internal import Glibc
internal import ThumbIndexServer

/// The browser of the person at the machine.
enum Browser {
  /// Opens an address in it, or says that it can't.
  static func open(_ address: String, _ token: AccessToken?) {
    let link = token.map { "\(address)?token=\($0.text)" } ?? address
    if !start(["xdg-open", link]) {
      StandardError.write("thumbindex: there is no xdg-open; open \(address) in a browser")
    }
  }

  /// Starts a program, whose output nobody wants. Returns whether there is one.
  private static func start(_ words: [String]) -> Bool {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var copies = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawnp(&process, words[0], &actions, nil, &copies, environ) == 0
  }
}
