/// What stands before a name and behind it: titles, generations, degrees.
struct NameEnds: Sendable {
  private var titles: [String] = []
  private var generation = ""
  /// Degrees, the last first.
  private var credentials: [String] = []

  /// Whether there are titles that stand before surnames.
  var callsBySurname: Bool { !titles.isEmpty && !titles.contains(where: NameAffixes.callsByGiven) }

  /// Takes words that stand behind a comma, if all are generations or degrees.
  mutating func takes(_ words: [Substring]) -> Bool {
    guard words.allSatisfy({ NameAffixes.isGeneration($0) || NameAffixes.isCredential($0) }) else {
      return false
    }
    for word in words.reversed() { add(word) }
    return true
  }

  /// Takes what stands at either end of words; at least one is left.
  mutating func stripped(_ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var words = words
    while words.count > 1, let first = words.first, NameAffixes.isTitle(first) {
      titles.append(String(first))
      words.removeFirst()
    }
    // Two words are a name: “Yo-Yo MA”.
    while words.count > 2, let last = words.last,
      NameAffixes.isGeneration(last) || NameAffixes.isCredential(last)
    {
      add(last)
      words.removeLast()
    }
    return words
  }

  /// The name with all that was taken.
  func complete(_ name: PersonName) -> PersonName {
    var name = name
    name.title = titles.joined(separator: " ")
    name.generation = generation
    name.credentials = credentials.reversed().joined(separator: " ")
    return name
  }

  /// Adds a word that stands before those behind the name that are there.
  private mutating func add(_ word: Substring) {
    if NameAffixes.isGeneration(word), generation.isEmpty {
      generation = String(word)
    } else {
      credentials.append(String(word))
    }
  }
}
