/// What a card says and a format cannot.
enum UnsaidNames {
  /// The names of the properties that are not among those `said`, each once.
  static func of(_ card: Card, said: Set<String>) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for property in card.raised() {
      let key = property.key
      guard !said.contains(key), !key.isEmpty, !property.value.isEmpty, !neverMissed.contains(key)
      else { continue }
      // Nobody misses an identifier that nobody gave.
      if key == "UID", StableIdentifier.isOwn(property.value) { continue }
      if seen.insert(key).inserted { names.append(key) }
    }
    return names
  }

  /// What tells of the file, not of the person.
  private static let neverMissed: Set<String> = ["VERSION", "PRODID", "X-ABLABEL", "REV"]
}
