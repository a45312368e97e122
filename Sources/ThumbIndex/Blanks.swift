internal import UnicodeText

/// Characters that show nothing, at the start of a text.
enum Blanks {
  /// Where the blanks end that begin at `index`.
  static func end(in text: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < text.count {
      var next = end
      guard let scalar = Unicode.Scalar(UTF8Reader.decode(text, at: &next)), scalar.isBlank else {
        break
      }
      end = next
    }
    return end
  }
}
