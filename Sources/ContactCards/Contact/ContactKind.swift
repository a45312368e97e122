extension Contact {
  /// What a contact stands for (RFC 6350 section 6.1.4).
  public enum Kind: Sendable, Hashable {
    /// A single person.
    case individual
    /// A company, club or office.
    case organization
    /// A list of other contacts.
    case group
    /// A place.
    case location
    /// Any other kind, by its name in lower case.
    case other(String)

    /// Reads a kind by its vCard name, in any letter case.
    ///
    /// An empty name is an individual, the default of the standard.
    ///
    /// - Parameter name: The value of KIND, such as `org`.
    public init(named name: String) {
      switch name.lowercased() {
      case "", "individual": self = .individual
      case "org", "organization": self = .organization
      case "group": self = .group
      case "location": self = .location
      case let other: self = .other(other)
      }
    }

    /// The name in vCard 4.0.
    package var cardName: String {
      switch self {
      case .individual: "individual"
      case .organization: "org"
      case .group: "group"
      case .location: "location"
      case .other(let name): name
      }
    }
  }
}
