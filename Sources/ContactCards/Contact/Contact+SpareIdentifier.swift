extension Contact {
  /// The identifier that the contact gets where another has its own; `nil` if it has none. It depends on what the
  /// contact says alone, so equal contacts have the same.
  ///
  /// - Complexity: O(*n*) in the size of the contact.
  public var spareIdentifier: String? {
    guard let uid, !uid.isEmpty else { return nil }
    // Not the description of the contact: that may name places in memory.
    return StableIdentifier.uri(for: uid + ContactJSON.text(of: self))
  }
}
