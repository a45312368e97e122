/// Tells by their identities which rows are the same before and after, and what became of them.
struct RowComparison {
  private let before: [AnyHashable]
  private let after: [AnyHashable]
  private let oldPositions: [RowPosition]
  private let newPositions: [RowPosition]

  /// Compares the rows of sections, of which there are as many after as before.
  init(_ before: [[AnyHashable]], _ after: [[AnyHashable]]) {
    self.before = Array(before.joined())
    self.after = Array(after.joined())
    oldPositions = RowPosition.all(in: before.map(\.count))
    newPositions = RowPosition.all(in: after.map(\.count))
  }

  /// What became of the rows. Those that did not move are all noted as updated.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows.
  func changes() -> RowChanges {
    let matches = matches()
    let isGone = marksOfOthers(than: matches.lazy.compactMap(\.self))
    let isMoved = marksOfOthers(than: resting(matches))
    var changes = RowChanges()
    changes.deleted = before.indices.filter { isGone[$0] }.map { oldPositions[$0] }
    for (new, old) in matches.enumerated() {
      if let old {
        let row = KeptRow(before: oldPositions[old], after: newPositions[new])
        if isMoved[old] { changes.moved.append(row) } else { changes.updated.append(row) }
      } else {
        changes.inserted.append(newPositions[new])
      }
    }
    return changes
  }

  /// For each row after, the same row before, if there is one. Of rows that share an identity the first is
  /// the same as the first, and so on.
  private func matches() -> [Int?] {
    var first: [AnyHashable: Int] = [:]
    first.reserveCapacity(before.count)
    var next = [Int?](repeating: nil, count: before.count)
    for row in before.indices.reversed() {
      next[row] = first.updateValue(row, forKey: before[row])
    }
    return after.map { identity in
      guard let index = first.index(forKey: identity) else { return nil }
      let row = first.values[index]
      if let next = next[row] { first.values[index] = next } else { first.remove(at: index) }
      return row
    }
  }

  /// The rows before that need not move: of those that stay in their section as many as are in the same
  /// order after.
  private func resting(_ matches: [Int?]) -> [Int] {
    var staying: [Int] = []
    for (new, old) in matches.enumerated() {
      guard let old, oldPositions[old].section == newPositions[new].section else { continue }
      staying.append(old)
    }
    // Sections follow one another before and after, so one ascent through all is one through each.
    return LongestAscent.of(staying)
  }

  /// For each row before, whether it is not one of those given.
  private func marksOfOthers(than rows: some Sequence<Int>) -> [Bool] {
    var marks = [Bool](repeating: true, count: before.count)
    for row in rows { marks[row] = false }
    return marks
  }
}

extension RowPosition {
  /// The positions of all rows in sections with so many.
  static func all(in counts: [Int]) -> [RowPosition] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { RowPosition(section: section, row: $0) }
    }
  }
}
