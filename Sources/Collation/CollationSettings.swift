/// The settings that a collation compares by, everything decided.
public struct CollationSettings: Sendable, Hashable {
  /// How fine the differences are that are seen.
  public internal(set) var strength: Strength
  /// What becomes of blanks and punctuation.
  public let alternate: Alternate
  /// How far punctuation reaches.
  public let maxVariable: MaxVariable
  /// Whether lower or upper case comes first.
  public let caseFirst: CaseFirst
  /// True if case has a level of its own, before the tertiary one.
  public let caseLevel: Bool
  /// True if accents are compared from the end.
  public let backwards: Bool
  /// True if runs of digits are ordered by their value.
  public let numeric: Bool
  /// True if the collation or its user says that texts have to be normalized. All texts are read as if
  /// they were.
  public let normalization: Bool

  /// Fills up options with what CLDR has where nothing is said (LDML part 5, section 3.3).
  package init(_ options: CollationOptions) {
    strength = options.strength ?? .tertiary
    alternate = options.alternate ?? .nonIgnorable
    maxVariable = options.maxVariable ?? .punctuation
    caseFirst = options.caseFirst ?? .off
    caseLevel = options.caseLevel ?? false
    backwards = options.backwards ?? false
    numeric = options.numeric ?? false
    normalization = options.normalization ?? false
  }
}

/// How tables hold what their rules set: three bits a setting, zero for nothing said, else one more than
/// the value.
extension CollationOptions {
  private static let strengths = Strength.allCases

  /// Reads the settings of a table.
  package init(packed: UInt32) {
    func value(_ place: UInt32) -> UInt8? {
      let field = UInt8(packed >> (3 * place) & 7)
      return field == 0 ? nil : field - 1
    }
    self.init(
      strength: value(0).flatMap { $0 < 5 ? Self.strengths[Int($0)] : nil },
      alternate: value(1).flatMap(Alternate.init), maxVariable: value(2).flatMap(MaxVariable.init),
      caseFirst: value(3).flatMap(CaseFirst.init), caseLevel: value(4).map { $0 == 1 },
      backwards: value(5).map { $0 == 1 }, numeric: value(6).map { $0 == 1 },
      normalization: value(7).map { $0 == 1 })
  }

  /// The settings as a table holds them; the order of scripts has sections of its own.
  package var packed: UInt32 {
    let values: [UInt8?] = [
      strength.flatMap { Self.strengths.firstIndex(of: $0) }.map(UInt8.init), alternate?.rawValue,
      maxVariable?.rawValue, caseFirst?.rawValue, caseLevel.map { $0 ? 1 : 0 },
      backwards.map { $0 ? 1 : 0 }, numeric.map { $0 ? 1 : 0 }, normalization.map { $0 ? 1 : 0 },
    ]
    return values.enumerated().reduce(0) { packed, field in
      packed | (field.element.map { (UInt32($0) + 1) << UInt32(3 * field.offset) } ?? 0)
    }
  }
}
