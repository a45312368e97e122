/// How many blocks probes may still read. This bounds the work that a query makes, whatever it is.
final class SearchBudget {
  /// So many names are looked at for one probe at most.
  static let mostChecks = 2_000
  /// So many contacts of a word are taken at most: first few, and if no word has fewer, more.
  static let candidates = [1_000, 10_000]
  /// So many entries are looked at to see whether contacts have another word too.
  static let mostEntries = 40_000

  /// If so many contacts have a word of several, mixtures of initials and syllables are not looked for.
  static let manyContacts = 500

  private(set) var rest: Int

  init(_ blocks: Int) { rest = blocks }

  /// Takes one block, if there is one left.
  func spend() -> Bool {
    rest -= 1
    return rest >= 0
  }
}

extension SearchBudget {
  /// The budgets of the probes of a term: one for what reads from one place on, and others for all that leaps.
  struct Shares {
    private let initials = SearchBudget(600)
    private let keys = SearchBudget(400)

    func budget(_ probe: SearchProbe) -> SearchBudget {
      switch probe.kind {
      case .plain: SearchBudget(1_000)
      case .mixture: initials
      case .keypad: keys
      }
    }
  }
}
