import Foundation

/// A file beside the tests, compressed with xz.
public struct CompressedFile {
  private let url: URL

  /// The file at a path from the folder that the caller's source is in.
  public init(path: String, source: String = #filePath) {
    url = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent(path)
  }

  /// What is in it.
  public func contents() throws -> [UInt8] {
    let xz = Process()
    xz.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    xz.arguments = ["xz", "--decompress", "--stdout", url.path]
    let output = Pipe()
    xz.standardOutput = output
    try xz.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    xz.waitUntilExit()
    return [UInt8](data)
  }
}
