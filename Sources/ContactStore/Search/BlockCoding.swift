/// How entries, each a key and the number of a contact, are written one after another in a block.
///
/// An entry begins with a byte: above, how many bytes of the key are those of the entry before; below, how many others
/// follow. 15 or more are said in a byte of their own. Then come these bytes, and the number of the contact, seven bits
/// a byte, the lowest first. If the key is the same as before, the number is the difference from the one before.
enum BlockCoding {
  /// How many bytes of entries a block has at most. SQLite keeps about 500 bytes of a long row in a page
  /// of 4096, and the rest in pages of its own: with so many one of them is full.
  static let mostBytes = 4_900
  /// How many bytes of entries a block has that is written for the sake of one of them: more would not fit into a
  /// page of SQLite together with others, and each key that is added would write pages of its own.
  static let mostEditedBytes = 900
  /// An entry has no more.
  static let mostBytesOfEntry = 3 + SearchKeys.longest + 10

  /// Adds an entry behind another.
  static func append(
    _ entry: SearchBlock.Entry, after last: SearchBlock.Entry, to bytes: inout [UInt8]
  ) {
    let shared = zip(entry.key, last.key).prefix { $0 == $1 }.count
    let isSame = entry.key == last.key
    append(
      entry.key.span, from: shared, isSame ? entry.contact &- last.contact : entry.contact,
      to: &bytes)
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - shared: How many of its bytes are those of the entry before.
  ///   - number: The number of the contact, or if the key is the same its difference from the one before.
  ///   - bytes: Where to add it.
  static func append(
    _ key: Span<UInt8>, from shared: Int, _ number: Int64, to bytes: inout [UInt8]
  ) {
    var entry = [UInt8](repeating: 0, count: mostBytesOfEntry)
    var span = entry.mutableSpan
    let end = write(key, from: shared, number, to: &span, at: 0)
    bytes += entry[..<end]
  }

  /// Writes an entry at an index, where there is room for a long one.
  ///
  /// - Returns: The index behind it.
  @inline(__always)
  static func write(
    _ key: Span<UInt8>, from shared: Int, _ number: Int64, to bytes: inout MutableSpan<UInt8>,
    at index: Int
  ) -> Int {
    let added = key.count - shared
    var end = index + 1
    bytes[index] = UInt8(truncatingIfNeeded: min(shared, 15) << 4 | min(added, 15))
    func put(_ byte: UInt8, _ bytes: inout MutableSpan<UInt8>) {
      bytes[end] = byte
      end += 1
    }
    if shared >= 15 { put(UInt8(truncatingIfNeeded: shared), &bytes) }
    if added >= 15 { put(UInt8(truncatingIfNeeded: added), &bytes) }
    for place in shared..<key.count { put(key[place], &bytes) }
    var rest = UInt64(bitPattern: number)
    while rest >= 0x80 {
      put(UInt8(truncatingIfNeeded: rest) | 0x80, &bytes)
      rest >>= 7
    }
    put(UInt8(truncatingIfNeeded: rest), &bytes)
    return end
  }
}
