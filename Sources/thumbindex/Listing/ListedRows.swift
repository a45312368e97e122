internal import ContactCards

/// What a list shows of many contacts, packed into one piece of memory.
///
/// A row is a byte that tells what there is, the lengths of its texts and the texts: a list of ten million
/// short names takes little more than their file.
struct ListedRows {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  /// How many bytes the texts have that the rows are sorted by.
  private var sortedByteCount = 0

  /// The bits of the byte that tells what there is besides the name.
  private static let (detail, uid, sortName): (UInt8, UInt8, UInt8) = (1, 2, 4)

  /// What sorting takes for each row, and the place of the row.
  private static let bytesOfRow = 40

  var count: Int { starts.count }

  /// How much memory the rows take, and their sorting.
  var memory: Int { bytes.count + sortedByteCount + Self.bytesOfRow * count }

  mutating func append(_ contact: Contact, _ order: ListingOrder) {
    let (name, sortName) = (contact.displayName, order.text(of: contact))
    let (detail, uid) = (contact.detail, contact.uid)
    let isSortedByName = sortName == name
    starts.append(bytes.count)
    bytes.append(
      (detail == nil ? 0 : Self.detail) | (uid == nil ? 0 : Self.uid)
        | (isSortedByName ? 0 : Self.sortName))
    for text in [name, detail ?? "", uid ?? ""] { append(length: text.utf8.count) }
    for text in [name, detail ?? "", uid ?? ""] { bytes += text.utf8 }
    if !isSortedByName { bytes += sortName.utf8 }
    sortedByteCount += sortName.utf8.count
  }

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  private mutating func append(length: Int) {
    var rest = length
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  subscript(row: Int) -> ListedContact { ListedContact(self, row: row) }

  func name(of row: Int) -> String { text(parts(of: row).name) }

  func detail(of row: Int) -> String? {
    let parts = parts(of: row)
    return parts.has & Self.detail == 0 ? nil : text(parts.detail)
  }

  func uid(of row: Int) -> String? {
    let parts = parts(of: row)
    return parts.has & Self.uid == 0 ? nil : text(parts.uid)
  }

  /// What a row is sorted by.
  func sortName(of row: Int) -> String {
    let parts = parts(of: row)
    let end = row + 1 < starts.count ? starts[row + 1] : bytes.count
    return text(parts.has & Self.sortName == 0 ? parts.name : parts.uid.upperBound..<end)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func parts(
    of row: Int
  ) -> (has: UInt8, name: Range<Int>, detail: Range<Int>, uid: Range<Int>) {
    var place = starts[row] + 1
    let lengths = (length(at: &place), length(at: &place), length(at: &place))
    let detail = place + lengths.0
    let uid = detail + lengths.1
    return (bytes[starts[row]], place..<detail, detail..<uid, uid..<uid + lengths.2)
  }

  private func length(at place: inout Int) -> Int {
    var (length, shift) = (0, 0)
    while bytes[place] >= 0x80 {
      length |= Int(bytes[place] & 0x7F) << shift
      shift += 7
      place += 1
    }
    defer { place += 1 }
    return length | Int(bytes[place]) << shift
  }
}
