import Foundation
import Testing

/// The built program, run as a person runs it.
struct Thumbindex {
  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// Where a run's standard output goes.
  enum Destination {
    case collected
    case path(String)
    case closedPipe
  }

  let folder = TemporaryFolder()
  var environment: [String: String] = [:]
  /// Where it is run, if not in `folder`.
  var directory: URL?
  /// Another program of the package to run in its place.
  var program = "thumbindex"

  /// Runs the program and waits for its end.
  func run(
    _ arguments: [String], input: Data = Data(), to destination: Destination = .collected
  ) throws -> Result {
    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = directory ?? folder.url
    process.standardInput = try FileHandle(forReadingFrom: try folder.file("stdin", input))
    let errors = try folder.file("stderr", Data())
    process.standardError = try FileHandle(forWritingTo: errors)
    let output = try folder.file("stdout", Data())
    switch destination {
    case .collected: process.standardOutput = try FileHandle(forWritingTo: output)
    case .path(let path):
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: path))
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      process.standardOutput = pipe
    }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Result(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Runs the program on a text.
  func run(_ arguments: [String], input: String) throws -> Result {
    try run(arguments, input: Data(input.utf8))
  }

  /// The program lies beside the test bundle.
  var executable: URL {
    get throws {
      let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let places = [CommandLine.arguments[0], runner].map {
        URL(filePath: $0).deletingLastPathComponent().appending(path: program)
      }
      return try #require(
        places.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "the program is not beside the tests")
    }
  }
}
