/// Sorts items by their prefixes, in linear time and with little memory beside that of the items.
///
/// They are divided by the upper bits in which they differ, and so on. Where there are many items, they are
/// exchanged in place, until those that share their upper bits are few enough for a cache; then they go to
/// scratch memory and come back. Items with the same prefix are in any order then.
package enum RadixSort {
  /// Fewer items are sorted by insertion.
  private static let fewest = 32
  /// More are sorted from their last digit to the first.
  private static let many = 1 << 10
  /// More are exchanged in place: with so many, and the scratch beside them, half a megabyte is full.
  private static let most = 1 << 14

  /// How many items `scratch` has to hold for so many items.
  package static func scratchCount(for count: Int) -> Int { min(count, most) }

  /// Sorts items; what `scratch` holds counts for nothing.
  package static func sort(
    _ items: inout MutableSpan<BulkItem>, scratch: inout MutableSpan<BulkItem>
  ) {
    if items.count < fewest { return insertionSort(&items) }
    let differences = differences(items.span)
    if differences == 0 { return }
    let digit = Digit(highestOf: differences, count: items.count)
    if items.count > most {
      divide(&items, by: digit, &scratch)
    } else if items.count > many {
      sort(&items, &scratch, digitsIn: differences)
    } else {
      spread(&items, by: digit, &scratch)
    }
  }

  /// The bits in which prefixes differ.
  private static func differences(_ items: Span<BulkItem>) -> UInt64 {
    let first = items[0].prefix
    var differences: UInt64 = 0
    for index in items.indices { differences |= items[index].prefix ^ first }
    return differences
  }

  private static func insertionSort(_ items: inout MutableSpan<BulkItem>) {
    for index in items.indices.dropFirst() {
      insert(items[index], into: &items, from: 0, at: index)
    }
  }

  /// Puts an item among the sorted ones between `start` and `end`, those that are higher one place further.
  @inline(__always)
  private static func insert(
    _ item: BulkItem, into items: inout MutableSpan<BulkItem>, from start: Int, at end: Int
  ) {
    var hole = end
    while hole > start, items[hole &- 1].prefix > item.prefix {
      items[hole] = items[hole &- 1]
      hole &-= 1
    }
    items[hole] = item
  }

  /// Where the items of each value of a digit begin.
  private static func starts(_ items: Span<BulkItem>, _ digit: Digit) -> InlineArray<256, UInt32> {
    var starts = InlineArray<256, UInt32>(repeating: 0)
    for index in items.indices { starts[digit.value(of: items[index])] &+= 1 }
    var start: UInt32 = 0
    for value in 0..<digit.values { (starts[value], start) = (start, start &+ starts[value]) }
    return starts
  }

  // MARK: In place

  /// Exchanges items so that those with the same digit stand together, in the order of the digits, and sorts
  /// these.
  private static func divide(
    _ items: inout MutableSpan<BulkItem>, by digit: Digit, _ scratch: inout MutableSpan<BulkItem>
  ) {
    var heads = starts(items.span, digit)
    var ends = heads
    for value in 1..<digit.values { ends[value - 1] = heads[value] }
    ends[digit.values - 1] = UInt32(items.count)
    // An exchange needs nothing from the one before it, so that a processor has several under way: that an item
    // comes to a place that is passed again is worth less.
    var isUnfinished = true
    while isUnfinished {
      isUnfinished = false
      for value in 0..<digit.values {
        let (start, end) = (Int(heads[value]), Int(ends[value]))
        if start == end { continue }
        isUnfinished = true
        for index in start..<end {
          let item = items[index]
          let other = digit.value(of: item)
          let place = Int(heads[other])
          heads[other] &+= 1
          items[index] = items[place]
          items[place] = item
        }
      }
    }
    var start = 0
    for value in 0..<digit.values {
      let end = Int(ends[value])
      if end > start &+ 1 {
        var part = items._mutatingExtracting(start..<end)
        sort(&part, scratch: &scratch)
      }
      start = end
    }
  }

  // MARK: From the last digit

  /// Sorts items by the digits in which they differ; those with the same prefix stay in their order.
  private static func sort(
    _ items: inout MutableSpan<BulkItem>, _ scratch: inout MutableSpan<BulkItem>,
    digitsIn differences: UInt64
  ) {
    var isInScratch = false
    for digit in 0..<8 where differences &>> UInt64(8 * digit) & 0xFF != 0 {
      if isInScratch {
        move(scratch.span.extracting(first: items.count), to: &items, Digit(byte: digit))
      } else {
        move(items.span, to: &scratch, Digit(byte: digit))
      }
      isInScratch.toggle()
    }
    if isInScratch { for index in items.indices { items[index] = scratch[index] } }
  }

  /// Puts items where their digit says, in the order in which they come.
  private static func move(
    _ source: Span<BulkItem>, to target: inout MutableSpan<BulkItem>, _ digit: Digit
  ) {
    var places = starts(source, digit)
    for index in source.indices {
      let item = source[index]
      let value = digit.value(of: item)
      target[Int(places[value])] = item
      places[value] &+= 1
    }
  }

  // MARK: By way of the scratch

  /// Puts items where their digit says, in the order in which they come, and sorts those with the same digit.
  private static func spread(
    _ items: inout MutableSpan<BulkItem>, by digit: Digit, _ scratch: inout MutableSpan<BulkItem>
  ) {
    var places = starts(items.span, digit)
    for index in items.indices {
      let item = items[index]
      let value = digit.value(of: item)
      scratch[Int(places[value])] = item
      places[value] &+= 1
    }
    // All have to be back before the scratch is used again. The places have become those where they end.
    var start = 0
    for value in 0..<digit.values {
      let end = Int(places[value])
      if end &- start < fewest {
        insert(scratch.span, start..<end, into: &items)
      } else {
        for index in start..<end { items[index] = scratch[index] }
      }
      start = end
    }
    start = 0
    for value in 0..<digit.values {
      let end = Int(places[value])
      if end &- start >= fewest {
        var part = items._mutatingExtracting(start..<end)
        sort(&part, scratch: &scratch)
      }
      start = end
    }
  }

  /// Puts items where they are in the scratch, but sorted.
  @inline(__always)
  private static func insert(
    _ scratch: Span<BulkItem>, _ range: Range<Int>, into items: inout MutableSpan<BulkItem>
  ) {
    let start = range.lowerBound
    for index in range { insert(scratch[index], into: &items, from: start, at: index) }
  }
}

/// Some bits of prefixes.
private struct Digit {
  private let shift: UInt64
  private let mask: UInt64

  private static let mostBits = 8

  /// The highest bits in which prefixes differ, so many that few of so many items have the same.
  init(highestOf differences: UInt64, count: Int) {
    let bits = min(Self.mostBits, Int.bitWidth - count.leadingZeroBitCount)
    shift = UInt64(max(0, UInt64.bitWidth - differences.leadingZeroBitCount - bits))
    mask = 1 << UInt64(bits) - 1
  }

  /// A byte, 0 for the last.
  init(byte: Int) { (shift, mask) = (UInt64(8 * byte), 0xFF) }

  /// How many values there are.
  var values: Int { Int(mask) + 1 }

  @inline(__always)
  func value(of item: BulkItem) -> Int { Int(truncatingIfNeeded: item.prefix &>> shift & mask) }
}
