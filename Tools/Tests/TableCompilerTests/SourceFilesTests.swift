import Foundation
import TableCompiler
import Testing

@Suite("SourceFiles")
struct SourceFilesTests {
  @Test(
    "the folder may be named by what holds it, or directly",
    arguments: [".", "unicode", "usr/share/unicode"])
  func findsFolder(below: String) throws {
    try withFolder { root in
      try write("0041;A\n", to: root.appendingPathComponent(below), named: "UnicodeData.txt")
      let file = SourceFile(
        path: "UnicodeData.txt", release: "UCD 0",
        sha256: SHA256.hexDigest(of: Array("0041;A\n".utf8)))
      #expect(try SourceFiles(folder: root.path).text(of: file) == "0041;A\n")
    }
  }

  @Test("a file of another release is refused with what was expected, found, and to do")
  func refusesOtherReleases() throws {
    try withFolder { root in
      try write("# A-16.0.0.txt\n", to: root, named: "A.txt")
      try write("", to: root, named: "UnicodeData.txt")
      let sources = try SourceFiles(folder: root.path)
      let older = SourceFile(
        path: "A.txt", release: "UCD 17.0.0", versionLine: "# A-17.0.0.txt", sha256: "")
      let changed = SourceFile(path: "A.txt", release: "UCD 17.0.0", sha256: "00ff")
      let missing = SourceFile(path: "B.txt", release: "UCD 17.0.0", sha256: "")
      #expect(message { try sources.bytes(of: older) }.contains("\"# A-16.0.0.txt\""))
      #expect(message { try sources.bytes(of: changed) }.contains("expected: SHA-256 00ff"))
      #expect(message { try sources.bytes(of: missing) }.contains("B.txt: cannot be read"))
      #expect(message { try sources.bytes(of: changed) }.contains("set UNICODE_DATA"))
    }
  }

  @Test("without the variable, or without files in its folder, the message says what to set")
  func needsFolder() throws {
    #expect(message { try SourceFiles(environment: [:]) }.hasPrefix("UNICODE_DATA is not set."))
    try withFolder { root in
      #expect(message { try SourceFiles(folder: root.path) }.contains("no UnicodeData.txt"))
    }
  }

  private func message(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, to folder: URL, named name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}
