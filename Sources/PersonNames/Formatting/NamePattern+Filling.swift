extension NamePattern {
  /// The pattern with texts for its fields; those that are empty go, with what stands around them (LDML part
  /// 8, “Process a namePattern”).
  ///
  /// - Complexity: O(*n*) in the length of the result.
  func filled(with texts: [String]) -> String {
    let present = texts.indices.filter { !texts[$0].isEmpty }
    guard let first = present.first, let last = present.last else { return "" }
    var result = first == 0 ? literals[0] : ""
    result += texts[first]
    for (index, next) in zip(present, present.dropFirst()) {
      let (before, after) = (literals[index + 1], literals[next])
      result += next == index + 1 ? before : Self.joined(before, after)
      result += texts[next]
    }
    return last == texts.count - 1 ? result + literals[last + 1] : result
  }

  /// What is left between two fields when all between them is gone: of what stood behind the one, as much as
  /// ends with a blank, and of what stood before the other, as much as begins with one.
  ///
  /// The text of LDML joins them whole; its examples and CLDR's tests cut them so.
  private static func joined(_ before: String, _ after: String) -> String {
    if before.isEmpty { return after }
    if after.isEmpty || before.hasSuffix(after) { return before }
    let start = before.firstIndex(where: \.isWhitespace).map { before[...$0] } ?? ""
    let end = after.lastIndex(where: \.isWhitespace).map { after[$0...] } ?? ""
    if let one = start.last, let other = end.first, one.isWhitespace, other.isWhitespace {
      return start + String(end.dropFirst())
    }
    return start + String(end)
  }
}
