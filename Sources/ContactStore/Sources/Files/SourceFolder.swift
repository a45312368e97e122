internal import Glibc

/// A folder of the file system.
enum SourceFolder {
  /// The names of what is in a folder, in the order of their bytes. Names that aren't UTF-8 are left out:
  /// no program that is known here writes such.
  static func names(in path: String) throws(SourceError) -> [String] {
    guard let folder = unsafe opendir(path) else {
      throw .cannotRead(path, reason: SystemReason.last)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else {
        continue
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The same, and nothing for a folder that isn't there or may not be read.
  static func namesIfAny(in path: String) -> [String] {
    (try? names(in: path)) ?? []
  }

  /// The folders in a folder that aren't hidden, by name.
  static func folders(in path: String) -> [String] {
    namesIfAny(in: path).filter { !$0.hasPrefix(".") && FileStatus.isFolder("\(path)/\($0)") }
  }
}
