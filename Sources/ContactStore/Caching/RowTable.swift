/// Rows by the numbers of their contacts, packed: some 70 bytes each.
struct RowTable: Sendable {
  /// Where the row of each contact begins; 0 for none. Numbers of contacts are dense.
  private var places: [UInt32] = []
  private var bytes: [UInt8] = [0]

  /// Numbers above are not kept.
  private static let mostContacts = 1 << 23
  /// When so much is in use, all goes: what is looked at comes again.
  private static let mostBytes = 160 << 20

  /// Forgets all.
  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(0)
  }

  /// Forgets a contact's.
  mutating func remove(_ id: Int64) {
    if let index = Int(exactly: id), places.indices.contains(index) { places[index] = 0 }
  }

  /// Keeps a contact's.
  mutating func add(_ id: Int64, _ row: ListedRow) {
    guard let index = Int(exactly: id), index >= 0, index < Self.mostContacts,
      row.texts.count < UInt16.max, row.family.upperBound < UInt16.max
    else { return }
    if bytes.count + row.texts.count + 32 > Self.mostBytes { removeAll() }
    if index >= places.count {
      places += [UInt32](repeating: 0, count: max(index + 1, places.count * 2) - places.count)
    }
    places[index] = UInt32(bytes.count)
    append(UInt64(bitPattern: row.revision), 8)
    append(UInt64(truncatingIfNeeded: row.flags.rawValue), 1)
    append(UInt64(row.family.lowerBound), 2)
    append(UInt64(row.family.upperBound), 2)
    append(UInt64(row.nameCount), 2)
    append(UInt64(row.texts.count), 2)
    bytes += row.texts
    // Room for reading numbers of eight bytes.
    for _ in 0..<8 { bytes.append(0) }
  }

  private mutating func append(_ number: UInt64, _ count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }

  private func number(_ place: Int, _ count: Int) -> UInt64 {
    // No row is so near to the end that eight bytes would not be there.
    let all = unsafe bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
    return count == 8 ? all : all & (1 << (8 * UInt64(count)) - 1)
  }

  /// Appends a contact's row to a page; false if it isn't kept.
  func append(_ listed: PackedPage.Listed, to page: inout PackedPage) -> Bool {
    guard let index = Int(exactly: listed.id), places.indices.contains(index), places[index] > 0
    else { return false }
    let start = Int(places[index])
    let count = Int(number(start + 15, 2))
    page.append(
      listed, revision: Int64(bitPattern: number(start, 8)),
      ContactFlags(rawValue: Int64(number(start + 8, 1))),
      family: Int(number(start + 9, 2))..<Int(number(start + 11, 2)),
      bytes.span.extracting(start + 17..<start + 17 + count), nameCount: Int(number(start + 13, 2)))
    return true
  }
}
