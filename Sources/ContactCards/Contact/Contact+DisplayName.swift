extension Contact {
  /// The name to show in a list.
  ///
  /// It is the formatted name; else the name composed of its parts; else the organisation, a
  /// nickname, an e-mail address, a telephone number or a name for messages; else empty. An organisation's own name
  /// comes before the parts of a person's name.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public var displayName: String {
    let formatted = formattedName.trimmingBlanks()
    if !formatted.isEmpty { return formatted }
    let person = composedName
    let company = organization.first { !$0.isBlank } ?? ""
    let candidates =
      switch kind {
      case .organization: [company, person]
      default: [person, company]
      }
    return (candidates + nicknames + emails.map(\.value) + phones.map(\.value) + messagingNames)
      .lazy.map { $0.trimmingBlanks() }
      .first { !$0.isEmpty } ?? ""
  }

  /// The addresses for messages without the schemes of their services.
  private var messagingNames: [String] {
    messaging.map { address in
      guard URISyntax.hasScheme(address.value), let colon = address.value.firstIndex(of: ":") else {
        return address.value
      }
      return String(address.value[colon...].dropFirst())
    }
  }

  /// The name composed of its parts, or empty.
  private var composedName: String {
    let family = family.trimmingBlanks()
    let given = given.trimmingBlanks()
    if family.isEmpty && given.isEmpty {
      return (prefixes + additional + suffixes).filter { !$0.isBlank }.joined(separator: " ")
    }
    if family.isEmpty { return given }
    if given.isEmpty { return family }
    // East Asian names stand family first, and are written without a blank.
    return family.isWrittenWithoutBlanks && given.isWrittenWithoutBlanks
      ? family + given : given + " " + family
  }
}
