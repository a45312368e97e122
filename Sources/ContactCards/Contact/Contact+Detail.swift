extension Contact {
  /// The line to show beside the name: what tells this contact from others, or `nil` if there is
  /// nothing.
  ///
  /// It is the first telephone number; else the first e-mail address; else the location, the first
  /// line of the note, the organisation, the title, the first postal address or web address. What
  /// the name shows already is passed over.
  ///
  /// - Complexity: O(*n*) in the length of what is looked at.
  public var detail: String? {
    let name = displayName
    let sources: [() -> String?] = [
      { phones.first?.value },
      { emails.first?.value },
      { location },
      { note.firstLine },
      { organization.first { !$0.isBlank } },
      { title },
      { addresses.first?.lines.joined(separator: ", ") },
      { urls.first?.value },
    ]
    for source in sources {
      guard let text = source()?.trimmingBlanks(), !text.isEmpty, text != name else { continue }
      return text
    }
    return nil
  }
}
