public import Collation

/// Finds names by what someone types: as they are written, by their readings, by initials, by the keys of a telephone.
///
///     let finder = NameFinder(["张三", "曾国藩", "김민수", "さくら", "Änne Öhl"])
///     finder.matches(for: "zs").map(\.position)     // [0]
///     finder.matches(for: "zenggf").map(\.position) // [1]
///     finder.matches(for: "94264").map(\.position)  // [0]
///     finder.matches(for: "ㄱㅁㅅ").map(\.position)   // [2]
///     finder.matches(for: "サク").map(\.position)     // [3]
///     finder.matches(for: "ohl").map(\.position)    // [4]
///
/// Blanks divide a query into words. A name matches if each of them is found in it, each in a place of its own,
/// in any order. A word is found where a word of the name begins, at any ideograph, and at any syllable of Hangul;
/// from there the letters of the name have to follow, blanks and punctuation left out.
///
/// - An ideograph may be typed itself, in pinyin without tones (ü as `v` or `u`), or by the initial of that (`z` or
///   `zh`); a surname by its reading as a surname, and any ideograph by its other usual readings too.
/// - Kana may be typed in either kind, of any width and size, or in Latin letters by Hepburn's and other systems;
///   letters that lengthen a vowel may be left out. Kana that is typed finds names in Latin letters.
/// - A syllable of Hangul may be typed itself, as far as it has been typed yet, or by its first consonant.
/// - All other letters count without their case and accents: those that are the same in CLDR's root collation
///   at primary strength.
/// - Digits from 2 to 9 alone may be the keys of a telephone.
///
/// Matches that the name begins with come first; then those by the usual reading, by another, by initials, by
/// keys; then those that end with a word. Those alike keep the order of the names.
public struct NameFinder: Sendable {
  let names: [String]
  let surnames: SurnameReadings?
  let arena: NameArena

  /// How many names there are.
  public var count: Int { names.count }

  /// Prepares names to be found.
  ///
  /// - Parameters:
  ///   - names: The names, in the order in which those of one rank are to be.
  ///   - surnames: How the surnames at the start of Chinese names are read.
  /// - Complexity: O(*n*) in the length of all names.
  public init(_ names: some Sequence<String>, surnames: SurnameReadings? = .standard) {
    self.names = Array(names)
    self.surnames = surnames
    arena = NameArena(self.names, surnames: surnames)
  }

  /// The names that a query finds, the best matches first.
  ///
  /// - Parameter query: What has been typed. Without any letter or digit it finds every name.
  /// - Returns: The matches; where in the names they are is found out when one is asked for.
  /// - Complexity: O(*n* + *k*) for *n* names, in which *k* words begin like those of the query; of a word at
  ///   most 62 letters count, and of the query at most 16 words.
  public func matches(for query: String) -> NameMatches {
    let terms = SearchTerm.all(of: query)
    if terms.isEmpty { return NameMatches(self, terms, Array(names.indices)) }
    var tables = terms.map { arena.tables(for: $0) }
    var ranks = arena.ranks(&tables[0])
    for term in terms.indices.dropFirst() {
      let others = arena.ranks(&tables[term])
      for name in ranks.indices where others[name] == .max { ranks[name] = .max }
    }
    if terms.count > 1 {
      for name in ranks.indices where ranks[name] != .max {
        ranks[name] = rank(inName: name, &tables)
      }
    }
    return NameMatches(self, terms, Self.ordered(ranks))
  }

  /// The rank of all terms in a name, each in a place of its own.
  private func rank(inName name: Int, _ tables: inout [[ReachTable]]) -> UInt8 {
    guard let found = arena.find(&tables, inName: name), let first = found.first else {
      return .max
    }
    return found.dropFirst().reduce(first.rank) { $0.joined(with: $1.rank) }.value
  }

  /// The numbers of names that have a rank, by rank and then as they are.
  private static func ordered(_ ranks: [UInt8]) -> [Int] {
    var places = [Int](repeating: 0, count: MatchRank.count + 1)
    for rank in ranks where rank != .max { places[Int(rank) + 1] += 1 }
    for rank in 0..<MatchRank.count { places[rank + 1] += places[rank] }
    var ordered = [Int](repeating: 0, count: places[MatchRank.count])
    for (name, rank) in ranks.enumerated() where rank != .max {
      ordered[places[Int(rank)]] = name
      places[Int(rank)] += 1
    }
    return ordered
  }
}
