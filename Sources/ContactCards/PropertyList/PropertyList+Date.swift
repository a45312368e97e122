extension PropertyList {
  /// The day that a date is, or that a text says. Dates are at noon UTC, and of the year 1604 where the
  /// year is not known.
  var calendarDate: ContactDate? {
    if let text {
      return text.isBlank ? nil : ContactDate(written: text) ?? ContactDate(text: text)
    }
    guard case .date(let seconds) = value, let day = Int(exactly: (seconds / 86_400).floored) else {
      return nil
    }
    return Self.date(daysSince2001: day)?.omitting(year: 1604)
  }

  /// The date of the Gregorian calendar. The year is counted from March, so that the leap day is its
  /// last.
  private static func date(daysSince2001 days: Int) -> ContactDate? {
    guard abs(days) < 4_000_000 else { return nil }
    // From the first of March of the year 0, in eras of 400 years.
    let day = days + 730_791
    let era = (day >= 0 ? day : day - 146_096) / 146_097
    let dayOfEra = day - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return ContactDate(
      year: year, month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }
}

extension Double {
  /// The largest whole number that is not greater.
  fileprivate var floored: Double {
    guard abs(self) < 1e15 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
