import Foundation

/// CLDR's test data for locale identifiers, below the folder that `UNICODE_DATA` names.
enum CLDRTestFile {
  private static let folder: URL? = {
    guard let root = ProcessInfo.processInfo.environment["UNICODE_DATA"] else { return nil }
    return ["usr/share/unicode", "unicode", "."].lazy.map {
      URL(fileURLWithPath: root).appendingPathComponent($0)
        .appendingPathComponent("cldr/common/testData/localeIdentifiers")
    }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether the files are at hand.
  static var exist: Bool { folder != nil }

  /// The fields of every row of a file.
  static func rows(of name: String) throws -> [[String]] {
    guard let folder else { return [] }
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
