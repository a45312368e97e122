/// Calls `body` with every string over `alphabet` of at most `longest` bytes.
func forEachString(
  over alphabet: [UInt8], upTo longest: Int, _ body: ([UInt8]) -> Void
) {
  var strings: [[UInt8]] = [[]]
  body([])
  for _ in 0..<longest {
    strings = strings.flatMap { string in alphabet.map { string + [$0] } }
    strings.forEach(body)
  }
}

extension Array where Element == UInt8 {
  /// The bytes as text for a failure's message.
  var hex: String { map { String($0, radix: 16) }.joined(separator: " ") }
}
