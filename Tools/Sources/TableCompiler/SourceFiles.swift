import Foundation

/// The folder with the Unicode and CLDR files, as Debian's packages `unicode-data` and
/// `unicode-cldr-core` install them.
package struct SourceFiles {
  let folder: URL

  private static let advice = """
    Unpack Debian's unicode-data 17.0.0-2 and unicode-cldr-core 48.2-2 (dpkg -x FILE DIR), and set \
    UNICODE_DATA to DIR.
    """

  /// Finds the folder: the one named, or `usr/share/unicode` or `unicode` inside it.
  package init(folder: String) throws(SourceError) {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let candidates = ["usr/share/unicode", "unicode", "."].map { root.appendingPathComponent($0) }
    let found = candidates.first { candidate in
      let file = candidate.appendingPathComponent(SourceFile.unicodeData.path)
      return FileManager.default.fileExists(atPath: file.path)
    }
    guard let found else {
      throw SourceError("\(folder): found no UnicodeData.txt in it. \(Self.advice)")
    }
    self.folder = found
  }

  /// Finds the folder that the environment variable `UNICODE_DATA` names.
  package init(environment: [String: String]) throws(SourceError) {
    guard let folder = environment["UNICODE_DATA"], !folder.isEmpty else {
      throw SourceError("UNICODE_DATA is not set. \(Self.advice)")
    }
    try self.init(folder: folder)
  }

  /// The bytes of a file, if it is the release that is expected.
  package func bytes(of file: SourceFile) throws(SourceError) -> [UInt8] {
    let url = folder.appendingPathComponent(file.path)
    guard let data = try? Data(contentsOf: url) else {
      throw SourceError("\(url.path): cannot be read; expected \(file.release). \(Self.advice)")
    }
    let bytes = [UInt8](data)
    try checkVersion(of: file, in: bytes)
    let sha256 = SHA256.hexDigest(of: bytes)
    guard sha256 == file.sha256 else {
      throw mismatch(
        file, expected: "SHA-256 \(file.sha256) (\(file.release))", found: sha256)
    }
    return bytes
  }

  /// The text of a file, if it is the release that is expected.
  package func text(of file: SourceFile) throws(SourceError) -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }

  private func checkVersion(of file: SourceFile, in bytes: [UInt8]) throws(SourceError) {
    guard let expected = file.versionLine else { return }
    let lines = String(decoding: bytes.prefix(4_096), as: UTF8.self).split(separator: "\n")
    if lines.contains(where: { $0 == expected }) { return }
    throw mismatch(
      file, expected: "the line \"\(expected)\"",
      found: "\"\(lines.first ?? "")\" as its first line")
  }

  private func mismatch(_ file: SourceFile, expected: String, found: String) -> SourceError {
    let path = folder.appendingPathComponent(file.path).path
    return SourceError(
      """
      \(path): is another release than the tables are made from.
        expected: \(expected)
        found:    \(found)
      \(Self.advice) To move to another release, change its entry in SourceFile.swift.
      """)
  }
}
