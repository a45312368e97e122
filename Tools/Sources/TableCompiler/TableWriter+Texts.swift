import UnicodeText

extension TableWriter {
  /// Adds the two sections of a ``TextList``, whose texts have fewer than 65,536 bytes together.
  mutating func append(texts: [String]) {
    var starts: [UInt16] = [0]
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.utf8
      starts.append(UInt16(bytes.count))
    }
    append(bytes)
    append(starts)
  }
}
