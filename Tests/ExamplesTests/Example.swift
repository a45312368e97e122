import Foundation
import Testing

/// A built example, run to its end.
struct Example {
  /// What it printed.
  let lines: [String]

  /// Runs the example, which lies beside the test bundle.
  init(_ name: String) throws {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let places = [CommandLine.arguments[0], runner].map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: name)
    }
    let program: URL = try #require(
      places.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the example is not beside the tests")
    let process = Process()
    process.executableURL = program
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    lines = text.split(separator: "\n").map(String.init)
  }
}
