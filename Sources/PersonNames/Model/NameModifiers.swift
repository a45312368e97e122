/// The form in which a pattern wants a field, or in which a name supplies one (LDML part 8, “Modifiers”).
public struct NameModifiers: OptionSet, Sendable, Hashable {
  /// The bits, a constant of this type each.
  ///
  /// Of two forms that a name supplies, the one with the higher bits fits a request better.
  public let rawValue: UInt16

  /// The modifiers of some bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The form among friends: “Bob”. It is supplied, never made.
  public static let informal = NameModifiers(rawValue: 1 << 9)
  /// What stands before the core: “van den”.
  public static let prefix = NameModifiers(rawValue: 1 << 8)
  /// The field without its prefix: “Berg”.
  public static let core = NameModifiers(rawValue: 1 << 7)
  /// The form that calls someone. It is supplied, never made.
  public static let vocative = NameModifiers(rawValue: 1 << 6)
  /// The form of “whose”. It is supplied, never made.
  public static let genitive = NameModifiers(rawValue: 1 << 5)
  /// One letter for the whole field.
  public static let monogram = NameModifiers(rawValue: 1 << 4)
  /// One letter for each word.
  public static let initial = NameModifiers(rawValue: 1 << 3)
  /// With ``initial``: what stands between the words stays, as the hyphen of “A.-M.”.
  public static let retain = NameModifiers(rawValue: 1 << 2)
  /// In capitals.
  public static let allCaps = NameModifiers(rawValue: 1 << 1)
  /// With a capital first.
  public static let initialCap = NameModifiers(rawValue: 1 << 0)

  /// The parts of a field that exclude each other.
  static let parts: NameModifiers = [.prefix, .core]
}

extension NameModifiers {
  /// Every modifier with its name in CLDR's patterns.
  package static let names: [(name: String, modifier: NameModifiers)] = [
    ("informal", .informal), ("prefix", .prefix), ("core", .core), ("vocative", .vocative),
    ("genitive", .genitive), ("monogram", .monogram), ("initial", .initial), ("retain", .retain),
    ("allCaps", .allCaps), ("initialCap", .initialCap),
  ]

  /// The modifier of that name.
  package init?(name: some StringProtocol) {
    guard let found = Self.names.first(where: { $0.name == name }) else { return nil }
    self = found.modifier
  }
}
