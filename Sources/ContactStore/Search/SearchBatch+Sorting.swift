internal import Collation

extension SearchBatch {
  /// The places of the keys in order, those of the same by their contacts.
  ///
  /// - Complexity: O(*n*) in the length of the keys, since they are sorted by radix.
  func sortedPlaces() -> [BulkItem] {
    var items = (0..<count).map { BulkItem(place: $0) }
    var scratch = [BulkItem](
      repeating: BulkItem(), count: RadixSort.scratchCount(for: items.count))
    var span = items.mutableSpan
    var room = scratch.mutableSpan
    sort(&span, &room, from: 0)
    return items
  }

  /// Sorts items whose keys are the same up to `depth`.
  private func sort(
    _ items: inout MutableSpan<BulkItem>, _ scratch: inout MutableSpan<BulkItem>, from depth: Int
  ) {
    let keys = bytes.span
    for index in items.indices {
      let place = places[Int(items[index].place)]
      items[index].prefix = place.prefix(in: keys, from: depth)
    }
    RadixSort.sort(&items, scratch: &scratch)
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].prefix == items[start].prefix { end += 1 }
      if end - start > 1 {
        var run = items._mutatingExtracting(start..<end)
        sortSame(&run, &scratch, from: depth + 8)
      }
      start = end
    }
  }

  /// Sorts items that have the same prefix. One that ends with zero holds the rest of the key, since keys have none.
  private func sortSame(
    _ items: inout MutableSpan<BulkItem>, _ scratch: inout MutableSpan<BulkItem>, from depth: Int
  ) {
    if items[0].prefix & 0xFF != 0, depth < SearchKeys.longest {
      return sort(&items, &scratch, from: depth)
    }
    for index in items.indices {
      // The sign is turned, so that numbers below zero come first.
      let contact = places[Int(items[index].place)].contact
      items[index].prefix = UInt64(bitPattern: contact) ^ (1 << 63)
    }
    RadixSort.sort(&items, scratch: &scratch)
  }
}
