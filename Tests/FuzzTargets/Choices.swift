/// Choices at random.
extension RandomNumberGenerator {
  /// A number from 0 up to, but not including, `limit`; 0 if there is none.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() >> 33) % limit : 0
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// One of the elements, of which there has to be one.
  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}

extension Sequence<UInt8> {
  /// The bytes as people can read them in a message.
  var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
