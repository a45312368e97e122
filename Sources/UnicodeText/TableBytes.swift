import CCollationTables

/// The bytes of one table, or of one section of it.
///
/// A table starts with a directory: the number of its sections, then the byte offset and byte count of
/// each, all `UInt32`. Every section starts at a multiple of eight bytes. ``TableWriter`` writes it.
@safe
package struct TableBytes: @unchecked Sendable {
  private let start: UnsafeRawPointer?
  package let count: Int

  /// The `count` bytes at `start`, which must be aligned to eight bytes and stay as they are while the
  /// value, or anything made from it, is in use.
  @unsafe
  package init(start: UnsafeRawPointer?, count: Int) {
    unsafe self.start = start
    self.count = unsafe start == nil ? 0 : max(0, count)
  }

  /// The embedded table of that name, or `nil` if there is none.
  ///
  /// - Complexity: O(log n) comparisons, n being the number of embedded tables.
  package init?(named name: String) {
    var name = name
    guard let found = name.withUTF8({ unsafe Self.find($0) }) else { return nil }
    self = found
  }

  /// The names of all embedded tables, in the order of their bytes.
  package static var names: [String] {
    (0..<thumbindex_table_count()).map { unsafe String(cString: thumbindex_table($0).name) }
  }

  /// Section `index`, or no bytes if the table has no such section, or only part of it.
  package func section(_ index: Int) -> TableBytes {
    let directory = elements(of: UInt32.self)
    guard index >= 0, index < Int(directory[0]) else { return .empty }
    let offset = Int(directory[1 + 2 * index])
    let length = Int(directory[2 + 2 * index])
    guard let start = unsafe start, offset % 8 == 0, offset <= count, length <= count - offset
    else { return .empty }
    return unsafe TableBytes(start: start + offset, count: length)
  }

  /// The bytes as whole integers.
  package func elements<Element>(of type: Element.Type) -> TableSlice<Element> {
    guard let start = unsafe start else { return TableSlice() }
    return unsafe TableSlice(start, byteOffset: 0, count: count / MemoryLayout<Element>.stride)
  }

  /// No bytes, and no sections.
  package static var empty: TableBytes { unsafe TableBytes(start: nil, count: 0) }

  private static func find(_ name: UnsafeBufferPointer<UInt8>) -> TableBytes? {
    var low = 0
    var high = thumbindex_table_count()
    while low < high {
      let middle = (low + high) / 2
      let table = unsafe thumbindex_table(middle)
      let other = unsafe String(cString: table.name).utf8
      if unsafe other.elementsEqual(name) {
        return unsafe TableBytes(start: table.bytes, count: table.count)
      }
      if unsafe other.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
