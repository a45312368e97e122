import UnicodeText

extension TableWriter {
  /// Adds the two sections of a ``TextList``, whose texts have fewer than 65,536 bytes together.
  mutating func append(texts: [String]) {
    append(texts: texts.map { Array($0.utf8) })
  }

  /// Adds the two sections of a ``TextList`` of texts in any code.
  mutating func append(texts: [[UInt8]]) {
    var starts: [UInt16] = [0]
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text
      starts.append(UInt16(bytes.count))
    }
    append(bytes)
    append(starts)
  }
}
