internal import Glibc

/// The terminal that standard output goes to, or what stands in for one.
struct Terminal {
  let columns: Int
  /// How many lines it shows at once; `nil` if there is no screen to be filled.
  let lines: Int?

  /// Whether letters can be shown dimmed.
  let dims: Bool

  /// The size that the environment asks for, else that of the terminal, else 80 columns.
  static var output: Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let size = isTerminal ? sizeOfOutput() : nil
    return Terminal(
      columns: number(of: "COLUMNS") ?? size?.columns ?? 80,
      lines: number(of: "LINES") ?? size?.lines,
      dims: isTerminal && Environment.value(of: "TERM") != "dumb")
  }

  /// The value of a variable that is a size a terminal can have.
  private static func number(of variable: String) -> Int? {
    Environment.value(of: variable).flatMap { Int($0) }.flatMap {
      (1...Int(UInt16.max)).contains($0) ? $0 : nil
    }
  }

  private static func sizeOfOutput() -> (columns: Int, lines: Int)? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
