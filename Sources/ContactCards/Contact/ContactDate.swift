/// A date of which parts may be unknown (RFC 6350 section 4.3.1).
public struct ContactDate: Sendable, Hashable {
  /// The year, or `nil` if it is not known.
  public var year: Int?
  /// The month from 1, or `nil`.
  public var month: Int?
  /// The day of the month from 1, or `nil`.
  public var day: Int?
  /// The date as text, where it is no date of the calendar; else empty.
  public var text = ""

  /// Makes a date.
  ///
  /// - Parameters:
  ///   - year: The year, if known.
  ///   - month: The month from 1, if known.
  ///   - day: The day of the month from 1, if known.
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes a date in words.
  ///
  /// - Parameter text: The words, such as “circa 1800”.
  public init(text: String) { self.text = text }

  /// Reads a date as vCards write it: `1987-02-03`, `19870203`, `--0203`, `--02-03`, `1987-02`,
  /// `---03`, each with or without a time; `nil` if it is none of these.
  ///
  /// - Parameter written: The date.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(written: String) {
    let date = written.trimmingBlanks().prefix { $0 != "T" && $0 != "t" && $0 != " " }
    let isYearless = date.hasPrefix("--")
    var digits = date.utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    func take(_ count: Int) -> Int? {
      guard digits.count >= count else { return nil }
      defer { digits.removeFirst(count) }
      return digits.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let isDayAlone = date.hasPrefix("---")
    if !isYearless { year = take(4) }
    if !isDayAlone { month = take(2) }
    day = take(2)
    guard digits.isEmpty, isValid else { return nil }
  }

  /// Reads a date as ``init(written:)`` does, and as people write it in spite of the standard:
  /// `1987/02/03`, `3.2.1987`, `1987-00-00`; `nil` if it is none of these.
  package init?(loosely text: String) {
    if let date = ContactDate(written: text) {
      self = date
      return
    }
    let date = text.trimmingBlanks().prefix { $0 != "T" && $0 != " " }
    let words = date.split { "-/.".contains($0) }.map { Int($0) }
    guard words.count == 3, let first = words[0], let month = words[1], let last = words[2] else {
      return nil
    }
    let isDayFirst = date.contains(".") && last > 31
    let (year, day) = isDayFirst ? (last, first) : (first, last)
    guard year > 31 else { return nil }
    self.init(year: year, month: month == 0 ? nil : month, day: day == 0 ? nil : day)
    guard isValid else { return nil }
  }

  private var isValid: Bool {
    (year ?? month ?? day) != nil && (1...12).contains(month ?? 1) && (1...31).contains(day ?? 1)
  }

  /// The date without the year if that is the one which stands for an unknown year.
  func omitting(year omitted: Int?) -> ContactDate {
    var date = self
    if let omitted, omitted == year { date.year = nil }
    return date
  }

  /// The date as vCard 4.0 writes it: `19870203`, `--0203`, `1987-02`, `---03`.
  var basic: String {
    if !text.isEmpty { return text }
    let month = month.map { Self.twoDigits($0) }
    let day = day.map { Self.twoDigits($0) }
    switch (year, month, day) {
    case (let year?, let month?, let day?): return Self.fourDigits(year) + month + day
    case (let year?, let month?, nil): return Self.fourDigits(year) + "-" + month
    case (let year?, nil, _): return Self.fourDigits(year)
    case (nil, let month?, _): return "--" + month + (day ?? "")
    case (nil, nil, _): return "---" + (day ?? "")
    }
  }

  /// The date with hyphens, as vCard 3.0 and tables write it; without a year it begins with `--`.
  package var extended: String {
    guard text.isEmpty, let month, let day else { return basic }
    return (year.map { Self.fourDigits($0) } ?? "-") + "-" + Self.twoDigits(month) + "-"
      + Self.twoDigits(day)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func fourDigits(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - "\(number)".utf8.count)) + "\(number)"
  }
}
