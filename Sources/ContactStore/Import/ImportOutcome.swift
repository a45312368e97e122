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
package struct ImportSummary: Sendable, Hashable {
  package var added = 0
  package var changed = 0
  package var unchanged = 0

  package init() {}

  mutating func count(_ outcome: ImportOutcome) {
    switch outcome {
    case .added, .addedWithNewIdentifier: added += 1
    case .changed: changed += 1
    case .unchanged: unchanged += 1
    }
  }
}
