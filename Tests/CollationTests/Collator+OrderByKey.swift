import Collation

extension Collator {
  /// How the sort keys of two texts stand to each other.
  func orderByKey(_ left: [UInt8], _ right: [UInt8]) -> Ordering {
    let keys = [left, right].map { text in
      var bytes: [UInt8] = []
      appendSortKey(utf8: text.span, to: &bytes)
      return SortKey(bytes: bytes)
    }
    return keys[0] == keys[1] ? .same : keys[0] < keys[1] ? .ascending : .descending
  }
}
