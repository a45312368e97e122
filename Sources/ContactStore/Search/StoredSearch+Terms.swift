extension StoredSearch {
  /// The contacts that have a term.
  private struct Candidates {
    let term: TypedTerm
    /// The contacts, each with the best of its fields, in the order in which they were found.
    var contacts: [(contact: Int64, field: SearchField)] = []
    /// Whether there may be others.
    var isCut = false
  }

  /// Finds contacts that have each of several terms.
  func find(all terms: [TypedTerm]) throws(StoreError) {
    guard let least = try mostSelective(terms) else { return }
    var rest = least.contacts.filter { !isFound($0.contact) }
    for term in terms where term.text != least.term.text && !rest.isEmpty {
      rest = try rest.filter(having: term, in: self)
    }
    for hit in rest where hasRoom { add(hit.contact, hit.field) }
  }

  /// The candidates of the term that has the fewest; nil if one has none.
  private func mostSelective(_ terms: [TypedTerm]) throws(StoreError) -> Candidates? {
    var least: Candidates?
    for most in SearchBudget.candidates {
      for term in terms {
        // Of another only what is less is of use.
        let room = least.map { $0.isCut ? most : $0.contacts.count + 1 } ?? most
        let candidates = try self.candidates(term, most: min(most, room))
        if candidates.contacts.isEmpty, !candidates.isCut { return nil }
        if let known = least, !known.isCut || candidates.isCut,
          known.contacts.count <= candidates.contacts.count
        {
          continue
        }
        least = candidates
      }
      if let least, !least.isCut { return least }
    }
    return least
  }

  private func candidates(_ term: TypedTerm, most: Int) throws(StoreError) -> Candidates {
    var candidates = Candidates(term: term)
    var known = ContactSet()
    // Of very many only the order of the fields counts.
    try forEachMatch(term, inOrder: most <= SearchBudget.candidates[0]) { contact, field in
      if known.insert(contact) { candidates.contacts.append((contact, field)) }
      candidates.isCut = known.count >= most
      return !candidates.isCut
    }
    return candidates
  }

  /// Calls `body` with every contact that has a term, maybe several times, until it returns false: in order, or
  /// those of each run by themselves, which is faster.
  private func forEachMatch(
    _ term: TypedTerm, inOrder: Bool, _ body: (Int64, SearchField) -> Bool
  ) throws(StoreError) {
    let shares = SearchBudget.Shares()
    var count = 0
    for probe in term.probes where !probe.isRough && !probe.sharesRoom {
      if probe.kind != .plain, count >= SearchBudget.manyContacts { continue }
      for runs in inOrder ? [runs] : runs.map({ [$0] }) {
        var matches = try MatchSequence(index, runs: runs, probe, shares.budget(probe))
        while let contact = try matches.next() {
          count += 1
          guard body(contact, probe.field) else { return }
        }
      }
    }
  }

  /// Those of several contacts that have a term.
  fileprivate func contacts(among wanted: ContactSet, having term: TypedTerm) throws(StoreError)
    -> [Int64: SearchField]
  {
    var fields: [Int64: SearchField] = [:]
    var rest = SearchBudget.mostEntries
    try forEachMatch(term, inOrder: false) { contact, field in
      if wanted.contains(contact), fields[contact] == nil { fields[contact] = field }
      rest -= 1
      return rest > 0 && fields.count < wanted.count
    }
    return fields
  }
}

extension [(contact: Int64, field: SearchField)] {
  fileprivate func filter(having term: TypedTerm, in search: StoredSearch) throws(StoreError)
    -> Self
  {
    let having = try search.contacts(among: ContactSet(map(\.contact)), having: term)
    return compactMap { hit in
      having[hit.contact].map { (hit.contact, $0.rawValue < hit.field.rawValue ? $0 : hit.field) }
    }
  }
}
