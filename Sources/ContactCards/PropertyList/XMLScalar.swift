/// The numbers, dates and data of property lists in XML.
enum XMLScalar {
  /// The value that `text` stands for in the element `name`, or `nil` if it stands for none.
  static func value(of name: String, _ text: String) -> PropertyList.Value? {
    let trimmed = text.trimmingBlanks()
    switch name {
    case "integer": return integer(trimmed).map { .integer($0) }
    case "real": return Double(trimmed).map { .real($0) }
    case "date": return secondsSince2001(trimmed).map { .date($0) }
    case "data": return Base64.decode(trimmed).map { .data($0) }
    default: return .string(text)
    }
  }

  private static func integer(_ text: String) -> Int64? {
    let lowercased = text.prefix(3).lowercased()
    guard lowercased.hasPrefix("0x") else { return Int64(text) }
    return Int64(text.dropFirst(2), radix: 16)
  }

  /// Reads a moment of the form `1975-02-14T12:00:00Z`, the only one the definition has.
  private static func secondsSince2001(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { "-T:Z".contains($0) }
      .map { Int($0) }
    guard text.utf8.count == 20, text.hasSuffix("Z"), parts.count == 7,
      let year = parts[0], let month = parts[1], let day = parts[2],
      let hour = parts[3], let minute = parts[4], let second = parts[5],
      (1...12).contains(month), (1...31).contains(day), (0...23).contains(hour),
      (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    return Double(daysSince2001(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second)
  }

  /// Days of the Gregorian calendar. The year is counted from March, so that the leap day is its
  /// last.
  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = month > 2 ? month - 3 : month + 9
    // Months from March have 31, 30, 31, 30, 31 days, over and over: 153 in five.
    let dayOfYear = (153 * marchMonth + 2) / 5 + day
    let days = marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear
    return days - 730_792
  }
}
