/// The lines of a text in bytes. A last line need not end with a line feed.
struct Lines {
  let content: [UInt8]

  /// Where each line is, without its line feed.
  let ranges: [Range<Int>]

  init(_ content: [UInt8]) {
    var ranges: [Range<Int>] = []
    var start = 0
    let bytes = content.span
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      ranges.append(start..<index)
      start = index + 1
    }
    if start < content.count { ranges.append(start..<content.count) }
    self.content = content
    self.ranges = ranges
  }

  /// The bytes of the line at `range`.
  @_lifetime(borrow self)
  func bytes(_ range: Range<Int>) -> Span<UInt8> {
    content.span.extracting(range)
  }
}
