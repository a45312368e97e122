internal import Collation

/// Sections that are put together label by label, in order, as ICU's `AlphabeticIndex` does.
struct CLDRSections {
  /// The labels of the sections.
  private(set) var titles = [other]
  private var starts: [(weights: [UInt32], section: Target)] = []
  private var script: Int?
  private var lastPlain: Target?
  private var sectionOf: [[UInt32]: Int] = [:]

  /// Where the names from a boundary on belong.
  private enum Target {
    case section(Int)
    /// The section of the label with these weights, which may be added later.
    case label([UInt32])
  }

  /// The label of the sections for what comes before, between and after the others.
  private static let other = IndexLabel("…", weights: [])

  /// Adds a label; one that only leads to another gets no section.
  ///
  /// Behind an expansion the names go back to the last label that is none. Where an expansion lies in
  /// another, as in Khmer, the boundaries are not in order, and which one counts depends on how the list
  /// is halved. That is so in ICU, and here to have its answers; the style ``IndexStyle/contacts`` has
  /// the right ones.
  mutating func add(_ label: IndexLabel, as other: [UInt32]?, _ reader: LabelReader) {
    let next = reader.script(of: label.weights[0])
    if let script, let next, next > script + 1 {
      // Whole scripts lie between the two labels.
      append(Self.other, at: [reader.scripts[script + 1].weight])
    }
    script = next
    if let other {
      starts.append((label.weights, .label(other)))
      return
    }
    append(label, at: label.weights)
    sectionOf[label.weights] = titles.count - 1
    if !label.isExpansion {
      lastPlain = .section(titles.count - 1)
    } else if let lastPlain {
      starts.append((label.weights + [.max], lastPlain))
    }
  }

  /// Adds the section for what comes after all labels.
  mutating func finish(_ reader: LabelReader) {
    if let script {
      append(Self.other, at: [reader.end(of: script)])
    } else {
      titles.append(Self.other)
    }
  }

  private mutating func append(_ label: IndexLabel, at weights: [UInt32]) {
    starts.append((weights, .section(titles.count)))
    titles.append(label)
  }

  /// Where the sections begin.
  var boundaries: SectionBoundaries {
    let boundaries = starts.map { weights, target in
      switch target {
      case .section(let section): SectionBoundaries.Boundary(weights: weights, section: section)
      case .label(let label):
        SectionBoundaries.Boundary(weights: weights, section: sectionOf[label] ?? 0)
      }
    }
    return SectionBoundaries(inOrder: boundaries, before: 0)
  }
}
