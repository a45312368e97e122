internal import UnicodeText

/// What of a text can be seen.
enum VisibleText {
  /// The text without what shows nothing at its ends, and without marks of direction anywhere: they are
  /// about the text around a name, and a name begins with its first letter.
  ///
  /// - Complexity: O(*n*).
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    // Joiners, variation selectors and the tags of flags belong to the character before them.
    let end = scalars[scalars.index(after: last)...].firstIndex { !isAttached($0) }
    let kept = scalars[first..<(end ?? scalars.endIndex)]
    guard kept.contains(where: isDirectional) else { return String(kept) }
    return String(String.UnicodeScalarView(kept.filter { !isDirectional($0) }))
  }

  /// Whether nothing of a text can be seen.
  static func isEmpty(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.isBlank) }

  /// Marks of direction: they embed, override, isolate (UAX #9, section 2).
  static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isAttached(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: true
    default: scalar.properties.isVariationSelector
    }
  }
}
