internal import Glibc

/// The lines of a file.
struct Names {
  let content: [UInt8]
  let ranges: [Range<Int>]

  /// Reads a file; nil if it can't be read.
  init?(path: String) {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      content += chunk[..<count]
    }
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    for (index, byte) in content.enumerated() where byte == UInt8(ascii: "\n") {
      ranges.append(start..<index)
      start = index + 1
    }
    self.content = content
    self.ranges = ranges
  }

  var count: Int { ranges.count }

  /// The bytes of a name.
  subscript(index: Int) -> Span<UInt8> {
    @_lifetime(borrow self)
    get { content.span.extracting(ranges[index]) }
  }
}
