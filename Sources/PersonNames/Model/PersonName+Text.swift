extension PersonName {
  /// A field in the form that comes nearest to the one wanted; empty if the field isn't there.
  ///
  /// A form that isn't supplied is the plain one. A prefix and a core make a whole, and a whole is its own
  /// core (LDML part 8, “Handle core and prefix”). Nothing is shortened or capitalized.
  ///
  /// - Complexity: O(*n*) for n forms that the name supplies.
  public func text(_ field: NameField, _ modifiers: NameModifiers = []) -> String {
    nearest(field, modifiers)?.text ?? ""
  }

  /// A form, and the modifiers that it meets already.
  struct Supplied: Sendable {
    var text: String
    var modifiers: NameModifiers
  }

  /// The form that comes nearest to the one wanted.
  func nearest(_ field: NameField, _ wanted: NameModifiers) -> Supplied? {
    let plain = supplied(field, wanted, part: [])
    let prefix = supplied(field, wanted, part: .prefix)
    let core = supplied(field, wanted, part: .core)
    switch wanted.intersection(.parts) {
    case .prefix: return core == nil ? nil : prefix
    case .core: return prefix != nil ? core ?? plain : plain ?? core
    default: return plain ?? Self.joined(prefix, core)
    }
  }

  private static func joined(_ prefix: Supplied?, _ core: Supplied?) -> Supplied? {
    guard let prefix, let core else { return core }
    return Supplied(
      text: "\(prefix.text) \(core.text)", modifiers: prefix.modifiers.intersection(core.modifiers))
  }

  /// The best of the forms of one part that go no further than the request.
  private func supplied(_ field: NameField, _ wanted: NameModifiers, part: NameModifiers)
    -> Supplied?
  {
    let allowed = wanted.subtracting(.parts).union(part)
    let best = forms.lazy
      .filter { $0.key.field == field && $0.key.modifiers.isSubset(of: allowed) }
      .filter { $0.key.modifiers.intersection(.parts) == part }
      .max { $0.key.modifiers.rawValue < $1.key.modifiers.rawValue }
    return best.map { Supplied(text: $0.value, modifiers: $0.key.modifiers) }
  }
}
