import Foundation

/// The characters and strings of one of CLDR's exemplar sets, in their order (UTS #35 part 1, section
/// 5.3.3, "Unicode Sets": only the flat sets that exemplars are).
struct ExemplarSet {
  private(set) var strings: [String] = []

  /// Reads a set.
  init(_ pattern: some StringProtocol, in path: String) throws(SourceError) {
    let trimmed = pattern.trimmingCharacters(in: .whitespacesAndNewlines)
    // By scalars: a mark behind a bracket makes one character with it.
    guard trimmed.unicodeScalars.first == "[", trimmed.unicodeScalars.last == "]" else {
      throw SourceError("\(path): \(trimmed) is not a set of exemplar characters")
    }
    var scalars = trimmed.unicodeScalars.dropFirst().dropLast()[...]
    var rangeStart: Unicode.Scalar?
    while let next = scalars.popFirst() {
      if next.properties.isWhitespace { continue }
      if next == "{" {
        strings.append(Self.sequence(&scalars))
      } else if next == "-", let last = strings.last?.unicodeScalars, last.count == 1 {
        rangeStart = last.first
      } else {
        let scalar = next == "\\" ? Self.escaped(&scalars) : next
        if let start = rangeStart {
          let range = stride(from: start.value + 1, through: scalar.value, by: 1)
          strings += range.compactMap { Unicode.Scalar($0).map(String.init) }
          rangeStart = nil
        } else {
          strings.append(String(scalar))
        }
      }
    }
  }

  /// What stands in braces.
  private static func sequence(_ scalars: inout Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    while let next = scalars.popFirst(), next != "}" {
      if next.properties.isWhitespace { continue }
      text.append(next == "\\" ? escaped(&scalars) : next)
    }
    return String(text)
  }

  /// What a backslash stands for that was read already.
  private static func escaped(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    guard let first = scalars.popFirst() else { return "\\" }
    let length = first == "u" ? 4 : first == "U" ? 8 : 0
    let digits = scalars.prefix(length)
    guard length > 0, let value = UInt32(String(digits), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return first }
    scalars = scalars.dropFirst(length)
    return scalar
  }
}
