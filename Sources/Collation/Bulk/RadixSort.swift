/// Sorts items by their prefixes, stably and in linear time.
enum RadixSort {
  /// Fewer items are sorted by insertion.
  private static let fewest = 48

  /// Sorts `items`; `scratch` must hold as many, and what it holds counts for nothing.
  static func sort(_ items: inout MutableSpan<BulkItem>, scratch: inout MutableSpan<BulkItem>) {
    if items.count < fewest { return insertionSort(&items) }
    let histogram = Histogram(items.span)
    var isInScratch = false
    for digit in 0..<8 where !histogram.isConstant(digit) {
      if isInScratch {
        pass(scratch.span, to: &items, histogram, digit)
      } else {
        pass(items.span, to: &scratch, histogram, digit)
      }
      isInScratch.toggle()
    }
    if isInScratch { for index in items.indices { items[index] = scratch[index] } }
  }

  private static func insertionSort(_ items: inout MutableSpan<BulkItem>) {
    for index in items.indices.dropFirst() {
      let item = items[index]
      var hole = index
      while hole > 0, items[hole - 1].prefix > item.prefix {
        items[hole] = items[hole - 1]
        hole -= 1
      }
      items[hole] = item
    }
  }

  /// Puts items where their digit says, in the order in which they come.
  private static func pass(
    _ source: Span<BulkItem>, to target: inout MutableSpan<BulkItem>, _ histogram: Histogram,
    _ digit: Int
  ) {
    var places = histogram.starts(of: digit)
    let shift = UInt64(8 * digit)
    for index in source.indices {
      let item = source[index]
      let value = Int(item.prefix &>> shift & 0xFF)
      target[Int(places[value])] = item
      places[value] &+= 1
    }
  }
}

/// How often each value of each byte of the prefixes occurs.
private struct Histogram {
  private var counts = [UInt32](repeating: 0, count: 8 * 256)
  private let total: UInt32

  init(_ items: Span<BulkItem>) {
    total = UInt32(items.count)
    var counts = counts.mutableSpan
    for index in items.indices {
      let prefix = items[index].prefix
      for digit in 0..<8 { counts[digit << 8 | Int(prefix &>> UInt64(8 * digit) & 0xFF)] &+= 1 }
    }
  }

  /// True if all items have the same value.
  func isConstant(_ digit: Int) -> Bool {
    (0..<256).contains { counts[digit << 8 | $0] == total }
  }

  /// Where the items of each value begin.
  func starts(of digit: Int) -> InlineArray<256, UInt32> {
    var starts = InlineArray<256, UInt32>(repeating: 0)
    var start: UInt32 = 0
    for value in 0..<256 {
      starts[value] = start
      start += counts[digit << 8 | value]
    }
    return starts
  }
}
