/// Dates and times, with and without hyphens and colons (RFC 6350 section 4.3).
enum Timestamp {
  /// A moment as version 4.0 writes it, `20240101T000000Z`; the text itself if it is none.
  static func basic(_ text: String) -> String {
    let text = text.trimmingBlanks()
    guard let date = ContactDate(written: text), text.contains("T") else { return text }
    return date.basic + basicTime(of: text)
  }

  /// The time in a text with date and time, `T` and all, without colons; or empty.
  static func basicTime(of text: String) -> String {
    guard let start = text.firstIndex(where: { $0 == "T" || $0 == "t" }) else { return "" }
    return String(text[start...]).replacing(":", with: "")
  }

  /// A moment as jCard writes it, `2024-01-01T00:00:00Z`; the text itself if it is none.
  static func extended(_ text: String) -> String {
    guard let date = ContactDate(written: text) else { return text }
    return date.extended + extendedTime(of: text)
  }

  private static func extendedTime(of text: String) -> String {
    var time = basicTime(of: text).dropFirst()
    guard !time.isEmpty else { return "" }
    var parts: [Substring] = []
    while parts.count < 3, time.utf8.prefix(2).allSatisfy({ (0x30...0x39).contains($0) }),
      time.utf8.count >= 2
    {
      parts.append(time.prefix(2))
      time = time.dropFirst(2)
    }
    return "T" + parts.joined(separator: ":") + time
  }
}
