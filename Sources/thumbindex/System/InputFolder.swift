/// A folder whose files are to be read.
struct InputFolder: Sendable {
  /// The path's bytes, with a slash at the end.
  let path: [UInt8]
  private(set) var entries: [Folder.Entry]

  init(path: [UInt8], entries: [Folder.Entry]) {
    self.path = path.last == UInt8(ascii: "/") ? path : path + [UInt8(ascii: "/")]
    self.entries = entries
  }

  /// The folder as if it held only what has such a name.
  func filtered(by isWanted: (String) -> Bool) -> InputFolder {
    var folder = self
    folder.entries.removeAll { !isWanted(String(decoding: $0.name, as: UTF8.self)) }
    return folder
  }

  /// The file at a place in `entries`.
  func file(at index: Int) -> InputFile { InputFile(path: path + entries[index].name) }
}
