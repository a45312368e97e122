import Foundation
import Testing

/// A run of the built program, and the most memory that it had.
struct PeakMemory {
  let status: Int32
  let bytes: Int

  /// Linux counts what the process had that starts another as memory of that, and this one has the memory of
  /// all tests. So a small one stands between.
  private static let script = """
    import resource, subprocess, sys
    run = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print(run.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
    """

  /// Runs the program with its output thrown away.
  static func ofRun(_ arguments: [String]) throws -> PeakMemory {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", "-c", script, try Thumbindex().executable.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let words = String(decoding: output, as: UTF8.self).split { $0.isWhitespace }
    try #require(words.count == 2)
    // Linux counts in units of 1024 bytes.
    return PeakMemory(
      status: try #require(Int32(words[0])), bytes: try #require(Int(words[1])) << 10)
  }
}
