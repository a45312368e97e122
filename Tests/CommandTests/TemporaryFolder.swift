import Foundation

/// A folder that is removed when the test is over.
final class TemporaryFolder {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appending(path: "thumbindex-\(UUID())")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its place.
  @discardableResult
  func file(_ name: String, _ content: Data) throws -> URL {
    let place = url.appending(path: name)
    try content.write(to: place)
    return place
  }

  /// Writes a text file and gives its place.
  @discardableResult
  func file(_ name: String, _ content: String) throws -> URL { try file(name, Data(content.utf8)) }
}
