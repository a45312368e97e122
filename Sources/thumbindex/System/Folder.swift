internal import Glibc

/// A folder of the file system.
enum Folder {
  /// The names of what is in a folder, in the order of their bytes; `nil` if `path` is no folder.
  static func names(in path: [UInt8]) throws(SystemError) -> [[UInt8]]? {
    var status = stat()
    let cPath = path.map { CChar(bitPattern: $0) } + [0]
    guard unsafe stat(cPath, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    guard let folder = unsafe opendir(cPath) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
