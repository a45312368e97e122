/// The entries of a run that a pattern matches, in order. It leaps over those that can't.
struct KeyCursor {
  private let index: SearchIndex
  private let run: Int64
  private let field: UInt8
  private let pattern: KeyPattern
  private let budget: SearchBudget
  private var block: SearchBlock?
  private(set) var reader = BlockReader()
  /// The states before each byte of the key behind its field.
  private var states: [KeyPattern.State]
  /// How many bytes of the key it took to know, and what.
  private var known = 0
  private var verdict = Verdict.before

  private enum Verdict { case before, dead, accepted, open, behind }

  init(
    _ index: SearchIndex, run: Int64, _ field: SearchField, _ pattern: KeyPattern,
    _ budget: SearchBudget
  ) {
    (self.index, self.run, self.field) = (index, run, field.rawValue)
    (self.pattern, self.budget, states) = (pattern, budget, [pattern.start])
  }

  /// Whether the next entry has the same key and is matched too, or there is one at all.
  mutating func next() throws(StoreError) -> Bool {
    while true {
      while try index.advance(&reader) {
        judge()
        if verdict == .accepted { return true }
        if verdict == .behind { return false }
      }
      guard try goOn() else { return false }
    }
  }

  /// Runs the automaton over what is new in the key.
  private mutating func judge() {
    if verdict != .before, verdict != .open, reader.shared >= known { return }
    guard reader.letters[0] == field else {
      verdict = reader.letters[0] < field ? .before : .behind
      known = 1
      return
    }
    var place = verdict == .before ? 1 : min(reader.shared, states.count)
    if place < 1 { place = 1 }
    states.removeLast(states.count - place)
    judge(from: place)
  }

  private mutating func judge(from start: Int) {
    var place = start
    while true {
      let state = states[place - 1]
      if pattern.accepts(state) {
        (verdict, known) = (.accepted, place)
        return
      }
      guard place < reader.count else {
        (verdict, known) = (.open, place)
        return
      }
      let next = pattern.next(state, reader.letters[place])
      place += 1
      if next.isDead {
        (verdict, known) = (.dead, place)
        return
      }
      states.append(next)
    }
  }

  // MARK: Blocks

  /// Goes to the block where the next match may be.
  private mutating func goOn() throws(StoreError) -> Bool {
    guard budget.spend() else { return false }
    let next: SearchBlock?
    if let block, verdict == .accepted {
      next = try index.block(after: block, run: run)
    } else {
      guard let target = target() else { return false }
      let found = try index.block(before: target, run: run)
      let isSame = block.map { $0.first == found?.first && $0.contact == found?.contact } ?? false
      next = if let block, isSame { try index.block(after: block, run: run) } else { found }
    }
    guard let next else { return false }
    block = next
    reader = BlockReader(next.entries)
    (verdict, known, states) = (.before, 0, [pattern.start])
    return true
  }

  /// The least key behind the last one that may match.
  private func target() -> [UInt8]? {
    if verdict == .before {
      return pattern.leastByte(from: pattern.start, atLeast: 0).map { [field, $0] }
    }
    let key = reader.key
    var place = verdict == .dead ? known - 1 : known
    var least = place < key.count ? Int(key[place]) + 1 : 0
    while place >= 1 {
      if let byte = pattern.leastByte(from: states[place - 1], atLeast: least) {
        return key[..<place] + [byte]
      }
      place -= 1
      least = Int(key[place]) + 1
    }
    return nil
  }
}
