/// What an import does with a card.
package enum ImportOutcome: Sendable, Hashable {
  /// It is a new contact.
  case added
  /// It is new, and has been given another identifier, since the one it has is that of another in this import.
  case addedWithNewIdentifier
  /// It takes the place of what the store had with its identifier.
  case changed(Int64)
  /// The store has the same already.
  case unchanged(Int64)
}

/// What an import has done, or would do.
public struct ImportSummary: Sendable, Hashable {
  /// How many contacts are new.
  public internal(set) var added = 0
  /// How many took the place of what the store had with their identifiers.
  public internal(set) var changed = 0
  /// How many the store had already.
  public internal(set) var unchanged = 0

  package init() {}

  mutating func count(_ outcome: ImportOutcome) {
    switch outcome {
    case .added, .addedWithNewIdentifier: added += 1
    case .changed: changed += 1
    case .unchanged: unchanged += 1
    }
  }
}
