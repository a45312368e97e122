@_spi(_Unicode) import Swift

/// The canonical decomposition that the standard library makes.
public func decomposed(_ text: String) -> String {
  // It takes these three, whose parts are marks, for boundaries; so they are taken apart first.
  var parts = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0xF73: parts += "\u{F71}\u{F72}".unicodeScalars
    case 0xF75: parts += "\u{F71}\u{F74}".unicodeScalars
    case 0xF81: parts += "\u{F71}\u{F80}".unicodeScalars
    default: parts.append(scalar)
    }
  }
  var result = String.UnicodeScalarView()
  result.append(contentsOf: String(parts)._nfd)
  return String(result)
}
