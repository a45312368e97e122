internal import UnicodeText

/// Characters that show nothing: white space, controls, and those that are invisible.
enum Blanks {
  /// Where the blanks end that begin at `index`.
  static func end(in text: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < text.count {
      var next = end
      guard let scalar = Unicode.Scalar(UTF8Reader.decode(text, at: &next)), isBlank(scalar) else {
        break
      }
      end = next
    }
    return end
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    return properties.generalCategory == .control || properties.generalCategory == .format
  }
}
