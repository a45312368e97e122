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
    func telling(_ text: String?) -> String? {
      guard let text = text?.trimmingBlanks(), !text.isEmpty, text != name else { return nil }
      return text
    }
    return telling(phones.first?.value) ?? telling(emails.first?.value) ?? telling(location)
      ?? telling(note.firstLine) ?? telling(organization.first { !$0.isBlank }) ?? telling(title)
      ?? telling(addresses.first?.lines.joined(separator: ", ")) ?? telling(urls.first?.value)
  }
}
