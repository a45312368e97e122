internal import Collation
internal import Glibc

/// A folder of the file system.
enum Folder {
  /// Something in a folder.
  struct Entry: Sendable {
    /// The bytes of the name, with the zero behind it that the system wants.
    let terminatedName: [UInt8]
    /// Whether the folder says that it is a plain file; not every file system tells.
    let isPlainFile: Bool

    /// The bytes of the name.
    var name: ArraySlice<UInt8> { terminatedName.dropLast() }
  }

  /// What is in a folder, in the order of the bytes of the names; `nil` if `path` is no folder.
  static func entries(in path: [UInt8]) throws(SystemError) -> [Entry]? {
    var status = stat()
    let cPath = path.map { CChar(bitPattern: $0) } + [0]
    guard unsafe stat(cPath, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    guard let folder = unsafe opendir(cPath) else { throw .last }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe bytes.prefix { $0 != 0 } + [0]
      }
      guard name != [0x2E, 0], name != [0x2E, 0x2E, 0] else { continue }
      let isPlainFile = unsafe Int(entry.pointee.d_type) == DT_REG
      entries.append(Entry(terminatedName: name, isPlainFile: isPlainFile))
    }
    return sorted(entries)
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    var names = KeyArena()
    for entry in entries { names.append(key: entry.terminatedName.span) }
    return names.sortedIndices().map { entries[$0] }
  }
}
