import Foundation

/// A file beside the tests, compressed with xz.
struct CompressedFile {
  /// The path from this folder.
  let path: String

  func contents() throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let xz = Process()
    xz.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    xz.arguments = ["xz", "--decompress", "--stdout", folder.appendingPathComponent(path).path]
    let output = Pipe()
    xz.standardOutput = output
    try xz.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    xz.waitUntilExit()
    return [UInt8](data)
  }
}
