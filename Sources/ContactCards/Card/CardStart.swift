/// What the beginning of a card tells without the card's being taken apart: for lists, which show many.
package enum CardStart {
  /// Where the family name and the given name stand (N, RFC 6350 section 6.2.2); `nil` where they are not written
  /// as they are, or not in what is there of the card.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func names(_ bytes: Span<UInt8>) -> (family: Range<Int>, given: Range<Int>)? {
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: ASCII.lineFeed, from: start, to: bytes.count) ?? bytes.count
      if let value = valueOfName(bytes, start..<end) {
        // A line that goes on, or whose end is missing, may say more.
        let goesOn = end + 1 >= bytes.count || ASCII.isBlank(bytes[end + 1])
        return components(bytes, value..<end, isWhole: !goesOn)
      }
      start = end + 1
    }
    return nil
  }

  /// Where the value begins, if the line is the name.
  private static func valueOfName(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    if let dot = group(bytes, line) { index = dot + 1 }
    guard line.count > 2, index + 1 < line.upperBound, bytes[index] | 0x20 == UInt8(ascii: "n")
    else { return nil }
    index += 1
    if bytes[index] == ASCII.colon { return index + 1 }
    guard bytes[index] == ASCII.semicolon,
      let colon = bytes.firstIndex(of: ASCII.colon, from: index, to: line.upperBound)
    else { return nil }
    // Encoded names, and parameters in quotation marks, are for those who take cards apart.
    for place in index..<colon
    where bytes[place] == ASCII.quote || bytes.hasWord("enc", at: place)
      || bytes.hasWord("quoted", at: place) || bytes.hasWord("charset", at: place)
    {
      return nil
    }
    return colon + 1
  }

  /// Where the dot behind a group is: `item1.N`.
  private static func group(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    for index in line.prefix(20) {
      if bytes[index] == ASCII.dot { return index }
      if bytes[index] == ASCII.colon || bytes[index] == ASCII.semicolon { return nil }
    }
    return nil
  }

  private static func components(_ bytes: Span<UInt8>, _ value: Range<Int>, isWhole: Bool)
    -> (family: Range<Int>, given: Range<Int>)?
  {
    var ends: [Int] = []
    for index in value {
      if bytes[index] == ASCII.backslash { return nil }
      if bytes[index] == ASCII.semicolon { ends.append(index) }
      if ends.count == 2 { break }
    }
    if ends.count < 2 {
      guard isWhole else { return nil }
      ends.append(value.upperBound)
    }
    let family = bytes.trimmed(value.lowerBound..<ends[0])
    return (family, ends.count > 1 ? bytes.trimmed(ends[0] + 1..<ends[1]) : 0..<0)
  }

  /// Where the family name stands in a shown name; `nil` if it doesn't, or is all of it.
  ///
  /// - Parameters:
  ///   - family: The family name.
  ///   - name: The shown name.
  ///   - given: The given name: where it leads, the family name is the last that there is.
  /// - Returns: The place in the shown name.
  /// - Complexity: O(*n* *m*) in the lengths.
  package static func place(
    of family: Span<UInt8>, in name: Span<UInt8>, given: Span<UInt8>
  ) -> Range<Int>? {
    guard family.count > 0, family.count < name.count else { return nil }
    let isLast = given.count > 0 && has(given, in: name, at: 0)
    let starts = 0...(name.count - family.count)
    let found =
      isLast
      ? starts.last { has(family, in: name, at: $0) }
      : starts.first { has(family, in: name, at: $0) }
    return found.map { $0..<$0 + family.count }
  }

  private static func has(_ part: Span<UInt8>, in text: Span<UInt8>, at place: Int) -> Bool {
    guard part.count <= text.count - place else { return false }
    for index in part.indices where part[index] != text[place + index] { return false }
    return true
  }
}
