/// A row of the table: entries in order, and a key and a number that none of them is before.
struct SearchBlock {
  let first: [UInt8]
  let contact: Int64
  let entries: [UInt8]
}

extension SearchBlock {
  /// An entry as it is compared.
  struct Entry: Hashable, Comparable {
    let key: [UInt8]
    let contact: Int64

    static func < (left: Entry, right: Entry) -> Bool {
      left.key == right.key
        ? left.contact < right.contact : left.key.lexicographicallyPrecedes(right.key)
    }
  }

  init(_ entries: [UInt8], from first: Entry) {
    self.init(first: first.key, contact: first.contact, entries: entries)
  }

  var firstEntry: Entry { Entry(key: first, contact: contact) }

  /// The entries with another; nil if it is there already.
  func inserting(_ entry: Entry) throws(BrokenBlock) -> [UInt8]? {
    try replacing(at: entry) { isThere in isThere ? nil : [entry] }
  }

  /// The entries without one; nil if it isn't there.
  func removing(_ entry: Entry) throws(BrokenBlock) -> [UInt8]? {
    try replacing(at: entry) { isThere in isThere ? [] : nil }
  }

  /// Puts entries where one is or would be. Only the one behind them has to be written anew.
  private func replacing(at entry: Entry, by replacement: (Bool) -> [Entry]?)
    throws(BrokenBlock) -> [UInt8]?
  {
    var reader = BlockReader(entries)
    var last = Entry(key: [], contact: 0)
    var next: Entry?
    while try reader.next() {
      let read = Entry(key: reader.key, contact: reader.contact)
      if read >= entry {
        next = read
        break
      }
      last = read
    }
    let isThere = next == entry
    guard let new = replacement(isThere) else { return nil }
    var bytes = Array(entries[..<(next == nil ? entries.count : reader.start)])
    if isThere {
      next = try reader.next() ? Entry(key: reader.key, contact: reader.contact) : nil
    }
    for entry in new + [next].compactMap(\.self) {
      BlockCoding.append(entry, after: last, to: &bytes)
      last = entry
    }
    if next != nil { bytes += entries[reader.end...] }
    return bytes
  }

  /// Two blocks of about the same size, or this one if it has no more than `most` bytes of entries.
  func split(over most: Int) throws(BrokenBlock) -> [SearchBlock] {
    guard entries.count > most else { return [self] }
    var reader = BlockReader(entries)
    while reader.end < entries.count / 2, try reader.next() {}
    let half = reader.end
    guard try reader.next() else { return [self] }
    var rest: [UInt8] = []
    BlockCoding.append(reader.key.span, from: 0, reader.contact, to: &rest)
    rest += entries[reader.end...]
    return [
      SearchBlock(Array(entries[..<half]), from: firstEntry),
      SearchBlock(rest, from: Entry(key: reader.key, contact: reader.contact)),
    ]
  }
}
