/// Sorts items by their prefixes, in linear time and with little memory beside that of the items.
///
/// Where there are many items, they are first exchanged in place, until those that share their upper bytes
/// are few enough for a cache. Items with the same prefix are in any order then.
package enum RadixSort {
  /// Fewer items are sorted by insertion.
  private static let fewest = 48
  /// More are divided first: with so many, and the scratch beside them, a megabyte is half full.
  private static let most = 1 << 14

  /// How many items `scratch` has to hold for so many items.
  package static func scratchCount(for count: Int) -> Int { min(count, most) }

  /// Sorts items, all of whose bytes above `digit` are the same; what `scratch` holds counts for nothing.
  package static func sort(
    _ items: inout MutableSpan<BulkItem>, scratch: inout MutableSpan<BulkItem>, digit: Int = 7
  ) {
    if items.count < fewest { return insertionSort(&items) }
    let differences = differences(items.span)
    if items.count <= most { return sort(&items, &scratch, digitsIn: differences) }
    guard let digit = (0...digit).last(where: { differences &>> UInt64(8 * $0) & 0xFF != 0 }) else {
      return
    }
    let ends = divide(&items, by: digit)
    var start = 0
    for value in 0..<256 where Int(ends[value]) > start {
      let end = Int(ends[value])
      var part = items._mutatingExtracting(start..<end)
      if digit > 0 { sort(&part, scratch: &scratch, digit: digit - 1) }
      start = end
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
      let item = items[index]
      var hole = index
      while hole > 0, items[hole &- 1].prefix > item.prefix {
        items[hole] = items[hole &- 1]
        hole &-= 1
      }
      items[hole] = item
    }
  }

  // MARK: From the first digit

  /// Exchanges items so that those with the same digit stand together, in the order of the digits.
  ///
  /// - Returns: Where the items of each digit end.
  private static func divide(_ items: inout MutableSpan<BulkItem>, by digit: Int)
    -> InlineArray<256, UInt32>
  {
    var heads = starts(items.span, digit)
    var ends = heads
    for value in 0..<255 { ends[value] = heads[value + 1] }
    ends[255] = UInt32(items.count)
    for value in 0..<256 {
      while heads[value] < ends[value] {
        var item = items[Int(heads[value])]
        while case let other = item.digit(digit), other != value {
          let place = Int(heads[other])
          heads[other] &+= 1
          (item, items[place]) = (items[place], item)
        }
        items[Int(heads[value])] = item
        heads[value] &+= 1
      }
    }
    return ends
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
        move(scratch.span.extracting(first: items.count), to: &items, digit)
      } else {
        move(items.span, to: &scratch, digit)
      }
      isInScratch.toggle()
    }
    if isInScratch { for index in items.indices { items[index] = scratch[index] } }
  }

  /// Puts items where their digit says, in the order in which they come.
  private static func move(
    _ source: Span<BulkItem>, to target: inout MutableSpan<BulkItem>, _ digit: Int
  ) {
    var places = starts(source, digit)
    for index in source.indices {
      let item = source[index]
      let value = item.digit(digit)
      target[Int(places[value])] = item
      places[value] &+= 1
    }
  }

  /// Where the items of each value of a digit begin.
  private static func starts(_ items: Span<BulkItem>, _ digit: Int) -> InlineArray<256, UInt32> {
    var starts = InlineArray<256, UInt32>(repeating: 0)
    for index in items.indices { starts[items[index].digit(digit)] &+= 1 }
    var start: UInt32 = 0
    for value in 0..<256 { (starts[value], start) = (start, start &+ starts[value]) }
    return starts
  }
}

extension BulkItem {
  /// A byte of the prefix, 0 for the last.
  @inline(__always)
  fileprivate func digit(_ number: Int) -> Int {
    Int(truncatingIfNeeded: prefix &>> UInt64(8 &* number) & 0xFF)
  }
}
