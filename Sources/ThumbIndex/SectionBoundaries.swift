/// Where sections begin among the primary weights of a collation.
///
/// A name belongs to the last boundary that does not come after its weights.
struct SectionBoundaries: Sendable {
  /// Where a section begins.
  struct Boundary {
    /// The weights that the names from here on have at least.
    var weights: [UInt32]
    /// The section of those names.
    var section: Int
  }

  /// The section that begins at each boundary.
  private var sections: [Int] = []
  /// The first weight of each boundary.
  private let search: WeightSearch
  /// All weights of each boundary, if some have several.
  private var sequences: [[UInt32]] = []
  /// The most weights that a boundary has.
  private(set) var length = 1
  /// The section of what comes before all boundaries.
  private let first: Int

  /// Makes boundaries; of several at one place the last counts.
  init(_ boundaries: [Boundary], before first: Int) {
    let sorted = boundaries.enumerated().sorted { left, right in
      let (leftWeights, rightWeights) = (left.element.weights, right.element.weights)
      return leftWeights == rightWeights
        ? left.offset < right.offset : leftWeights.lexicographicallyPrecedes(rightWeights)
    }
    self.init(inOrder: sorted.map(\.element), before: first)
  }

  /// Makes boundaries that are in the order of their first weights; of several at one place, in
  /// succession, the last counts.
  init(inOrder boundaries: [Boundary], before first: Int) {
    var weights: [UInt32] = []
    for boundary in boundaries {
      guard let weight = boundary.weights.first else { continue }
      if sequences.last == boundary.weights {
        sections[sections.count - 1] = boundary.section
      } else {
        weights.append(weight)
        sections.append(boundary.section)
        sequences.append(boundary.weights)
      }
    }
    self.first = first
    search = WeightSearch(weights)
    length = sequences.map(\.count).max() ?? 1
    if length == 1 { sequences = [] }
  }

  /// The section of a name by its first weight, 0 standing for a name without weights; nil if the
  /// weights after it decide.
  ///
  /// - Complexity: O(log *n*) in the number of boundaries.
  func section(of weight: UInt32) -> Int? {
    let count = search.count(upTo: weight)
    if count == 0 { return first }
    if length > 1, sequences[count - 1].count > 1, sequences[count - 1][0] == weight { return nil }
    return sections.span[count - 1]
  }

  /// The section of a name by at least ``length`` of its weights, if it has so many.
  ///
  /// - Complexity: O(log *n*) in the number of boundaries.
  func section(of name: [UInt32]) -> Int {
    // Halved as if what comes before all boundaries were one of them: see ``IndexSections``.
    var low = 0
    var high = sequences.count + 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if sequences[middle - 1].precedesOrEquals(name) { low = middle } else { high = middle }
    }
    return low == 0 ? first : sections[low - 1]
  }
}

extension [SectionBoundaries.Boundary] {
  /// Adds the boundaries of labels that are in order. The names behind those of an expansion belong to
  /// the label that it lies in: in Maltese "If", behind "Iez", to I.
  mutating func append(_ labels: [IndexLabel], sectionOf: (IndexLabel) -> Int) {
    var open: [(weights: [UInt32], section: Int)] = []
    for label in labels {
      let section = sectionOf(label)
      append(.init(weights: label.weights, section: section))
      open.removeAll { $0.weights.count > 1 && !label.weights.starts(with: $0.weights) }
      if label.isExpansion, let outer = open.last {
        append(.init(weights: label.weights + [.max], section: outer.section))
      }
      open.append((label.weights, section))
    }
  }
}
