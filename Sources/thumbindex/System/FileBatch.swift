internal import Glibc

/// The contents of files in a folder, as far as these are plain and small.
struct FileBatch: Sendable {
  /// Where the content of each file lies; `nil` where it was not read.
  private var places: [Range<Int>?] = []
  private var bytes: [UInt8] = []
  private var used = 0

  /// A file that is larger, as pictures make cards, takes so long that nothing is gained by reading it ahead.
  private static let largestFile = 1 << 17
  /// Enough for thousands of cards without pictures.
  private static let mostBytes = 1 << 21

  /// Forgets all contents, and prepares to read some of so many files.
  mutating func begin(count: Int) {
    places.removeAll(keepingCapacity: true)
    places += repeatElement(nil, count: count)
    used = 0
  }

  /// The content of a file, or `nil` if it was not read.
  func content(of file: Int) -> ArraySlice<UInt8>? { places[file].map { bytes[$0] } }

  /// Reads a file of a folder. One that isn't as the folder said may have been changed just now, and is left.
  ///
  /// - Parameters:
  ///   - entry: The file in the folder.
  ///   - folder: The descriptor of the folder.
  ///   - file: The number of the file.
  mutating func read(_ entry: Folder.Entry, in folder: Int32, as file: Int) {
    guard entry.isPlainFile else { return }
    let path = entry.terminatedName.map { CChar(bitPattern: $0) }
    let descriptor = unsafe openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let size = InputFile.size(of: descriptor)
    guard size > 0, size <= Self.largestFile, makeRoom(for: size) else { return }
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe Glibc.read(descriptor, buffer.baseAddress.map { unsafe $0 + used }, size)
    }
    guard count == size else { return }
    places[file] = used..<used + size
    used += size
  }

  private mutating func makeRoom(for size: Int) -> Bool {
    guard used + size <= Self.mostBytes else { return false }
    if used + size > bytes.count {
      bytes += repeatElement(0, count: max(used + size, 2 * bytes.count) - bytes.count)
    }
    return true
  }
}
