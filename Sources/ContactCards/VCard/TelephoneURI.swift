/// Telephone numbers that are written as a URI (RFC 3966): `tel:+1-555-0100;ext=12`.
enum TelephoneURI {
  /// The number without the scheme, its extension in words; the value itself if it is no such URI.
  static func number(in value: String) -> String {
    guard value.utf8.count > 4, value.utf8.span.hasWord("tel:", at: 0) else { return value }
    let parts = value.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    guard let number = parts.first else { return value }
    var text = String(number)
    for part in parts.dropFirst() {
      let isExtension = part.prefix(4).lowercased() == "ext="
      text += isExtension ? " ext. " + part.dropFirst(4) : ";" + part
    }
    text = text.trimmingBlanks()
    return text.isEmpty ? value : text
  }
}
