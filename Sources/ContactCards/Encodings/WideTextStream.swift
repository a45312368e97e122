/// Text in UTF-16 that comes in pieces, brought to UTF-8.
struct WideTextStream: Sendable {
  private let order: WideText.ByteOrder
  private var skipped: Int
  /// A byte, or a first surrogate, whose other half has not come.
  private var carried: [UInt8] = []

  init(_ order: WideText.ByteOrder, skipping start: Int) {
    self.order = order
    skipped = start
  }

  /// Converts the next piece.
  mutating func convert(_ bytes: [UInt8]) -> [UInt8] {
    var text = carried + bytes
    let skipping = min(skipped, text.count)
    text.removeFirst(skipping)
    skipped -= skipping
    var whole = text.count & ~1
    if whole >= 2 {
      let high = order == .big ? text[whole - 2] : text[whole - 1]
      if 0xD8...0xDB ~= high { whole -= 2 }
    }
    carried = Array(text[whole...])
    return WideText.convert(text.span.extracting(..<whole), from: 0, order)
  }
}
