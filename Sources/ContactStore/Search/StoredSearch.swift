internal import PersonNames

/// A search while it goes on: what has been found so far.
final class StoredSearch {
  typealias Names = ([Int64]) throws(StoreError) -> [Int64: String]

  let index: SearchIndex
  let runs: [Int64]
  private let limit: Int
  private var found: [(contact: Int64, field: SearchField)] = []
  private var seen: Set<Int64> = []

  init(_ index: SearchIndex, limit: Int) throws(StoreError) {
    self.index = index
    self.limit = limit
    runs = try index.runs()
  }

  var hasRoom: Bool { found.count < limit }
  var isEmpty: Bool { found.isEmpty }

  /// Adds a contact, if it is a new one and there is room.
  func add(_ contact: Int64, _ field: SearchField) {
    if hasRoom, seen.insert(contact).inserted { found.append((contact, field)) }
  }

  func isFound(_ contact: Int64) -> Bool { seen.contains(contact) }

  /// Finds contacts by one term.
  func find(_ term: TypedTerm, _ names: Names) throws(StoreError) {
    let shares = SearchBudget.Shares()
    for probe in term.probes where hasRoom {
      var matches = try MatchSequence(index, runs: runs, probe, shares.budget(probe))
      let room = limit - found.count
      let most = found.count + (probe.sharesRoom ? room - room / 2 : room)
      if probe.isRough {
        try check(&matches, probe, term, names)
      } else {
        while found.count < most, let contact = try matches.next() { add(contact, probe.field) }
      }
    }
  }

  /// Adds those matches whose names a finder finds.
  private func check(
    _ matches: inout MatchSequence, _ probe: SearchProbe, _ term: TypedTerm, _ names: Names
  ) throws(StoreError) {
    var rest = SearchBudget.mostChecks
    while hasRoom, rest > 0 {
      var candidates: [Int64] = []
      while candidates.count < min(64, rest), let contact = try matches.next() {
        if !isFound(contact) { candidates.append(contact) }
      }
      if candidates.isEmpty { return }
      rest -= candidates.count
      for contact in try Self.named(term.text, candidates, names) { add(contact, probe.field) }
    }
  }

  /// Those contacts in whose names a finder finds a query.
  static func named(_ query: String, _ contacts: [Int64], _ names: Names) throws(StoreError)
    -> [Int64]
  {
    let finder = try finder(contacts, names)
    return finder.matches(for: query).positions.sorted().map { contacts[$0] }
  }

  /// A finder of contacts by their names, of which as much counts as in keys.
  private static func finder(_ contacts: [Int64], _ names: Names) throws(StoreError) -> NameFinder {
    let texts = contacts.isEmpty ? [:] : try names(contacts)
    return NameFinder(
      contacts.map { contact in
        let text = texts[contact] ?? ""
        return text.utf8.count > NameKeys.mostBytes ? String(text.prefix(NameKeys.mostBytes)) : text
      })
  }

  /// What has been found, with what of the names it covers.
  func hits(_ query: String, _ names: Names) throws(StoreError) -> [SearchHit] {
    let contacts = found.map(\.contact)
    var ranges: [Int: [Range<Int>]] = [:]
    for match in try Self.finder(contacts, names).matches(for: query) {
      ranges[match.position] = match.utf8Ranges
    }
    return found.enumerated().map { place, hit in
      SearchHit(contact: hit.contact, field: hit.field, nameRanges: ranges[place] ?? [])
    }
  }
}
