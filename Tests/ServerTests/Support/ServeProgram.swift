import Foundation
import Testing

/// `thumbindex serve` as a program of its own.
final class ServeProgram {
  let folder: URL
  let port: Int
  /// What it wrote first.
  let firstLines: String
  private let process = Process()
  var store: String { folder.appending(path: "contacts.db").path }

  init(_ arguments: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "thumbindex-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = try Self.executable
    process.arguments =
      ["serve", "--store", folder.appending(path: "contacts.db").path, "--locale", "en"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    firstLines = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let line = firstLines.split(separator: "\n").first ?? ""
    port = try #require(URL(string: String(line))?.port, "“\(firstLines)” is no address")
  }

  deinit {
    if process.isRunning { process.interrupt() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends it as the system does, and returns its exit status.
  func terminate() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Runs the program for something else. Returns its exit status and what it wrote.
  static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The program lies beside the test bundle.
  private static var executable: URL {
    get throws {
      let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let places = [CommandLine.arguments[0], runner].map {
        URL(filePath: $0).deletingLastPathComponent().appending(path: "thumbindex")
      }
      return try #require(
        places.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "the program is not beside the tests")
    }
  }
}
