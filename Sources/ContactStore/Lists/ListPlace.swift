internal import ThumbIndex

/// The place of a row in a list: it stays the same while other rows come and go.
package struct ListPlace: Sendable, Hashable {
  /// The index key.
  package var key: [UInt8]
  /// The contact's number, which orders equal keys.
  package var contact: Int64

  package init(key: [UInt8], contact: Int64) {
    self.key = key
    self.contact = contact
  }

  /// The number of the section.
  package var section: Int { IndexKey(bytes: key).section }

  /// Whether it comes before another place.
  func precedes(_ other: ListPlace) -> Bool {
    if key != other.key { return key.lexicographicallyPrecedes(other.key) }
    return contact < other.contact
  }
}
