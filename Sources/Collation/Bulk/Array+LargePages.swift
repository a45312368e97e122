internal import Glibc

extension Array where Element: BitwiseCopyable {
  /// Makes room like `reserveCapacity(_:)`, in large pages if it is for much: memory that is written for the
  /// first time comes page by page, and small pages take as long as sorting does.
  package mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    guard capacity >= LargePages.worthwhile / MemoryLayout<Element>.stride else { return }
    let size = capacity * MemoryLayout<Element>.stride
    unsafe withUnsafeMutableBufferPointer { buffer in
      LargePages.request(from: UInt(bitPattern: buffer.baseAddress), size: size)
    }
  }
}

/// Pages of two megabytes, where the system has them.
private enum LargePages {
  /// Less has none or one.
  static let worthwhile = 4 << 20

  /// Asks for large pages under some memory. What is refused changes nothing.
  static func request(from address: UInt, size: Int) {
    let pageSize = UInt(getpagesize())
    let start = (address + pageSize - 1) / pageSize * pageSize
    let end = (address + UInt(size)) / pageSize * pageSize
    guard start < end else { return }
    _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
  }
}
