extension PersonNameFormatter {
  /// How much of a name is written (LDML part 8, “length”).
  public enum Length: Int, Sendable, Hashable, CaseIterable {
    /// Most of what there is.
    case long
    /// The usual.
    case medium
    /// As little as will do: initials, or one name.
    case short
  }

  /// What a name is written for (LDML part 8, “usage”).
  public enum Usage: Int, Sendable, Hashable, CaseIterable {
    /// Speaking of someone.
    case referring
    /// Speaking to someone.
    case addressing
    /// One to three letters, such as stand in a circle for a face.
    case monogram
  }

  /// How familiar a name is (LDML part 8, “formality”).
  public enum Formality: Int, Sendable, Hashable, CaseIterable {
    /// As to strangers.
    case formal
    /// As among friends.
    case informal
  }

  /// In which order the parts stand (LDML part 8, “order”, “API Implementation”).
  public enum Order: Sendable, Hashable, CaseIterable {
    /// The one that the name prefers, else the one that the formatter's locale has for names of the
    /// name's locale.
    case automatic
    /// The one of the formatter's locale for its own names, whatever the name is.
    case native
    /// The given name first, always.
    case givenFirst
    /// The surname first, always.
    case surnameFirst
    /// As in a sorted list: “Brown, William”. Every usage is then ``Usage/referring``.
    case sorting
  }
}

/// For which order, length, usage and formality a locale has patterns: 42 combinations with a number each.
package enum NamePatternCell {
  /// How many there are.
  package static let count = groupCount * groupSize
  /// They are kept in groups, those of one order and length together.
  package static let groupCount = 7
  package static let groupSize = 6

  /// The number of a combination; `order` is `nil` for sorted lists.
  package static func number(
    order: NameOrder?, length: PersonNameFormatter.Length, usage: PersonNameFormatter.Usage,
    formality: PersonNameFormatter.Formality
  ) -> Int {
    guard let order else { return 36 + 2 * length.rawValue + formality.rawValue }
    let first = order == .givenFirst ? 0 : 18
    return first + 6 * length.rawValue + 2 * usage.rawValue + formality.rawValue
  }
}
