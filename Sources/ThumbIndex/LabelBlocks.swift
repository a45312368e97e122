internal import Collation
internal import UnicodeText

/// The labels of an address book, in blocks of one script each.
struct LabelBlocks {
  /// Labels of one script, in order.
  private struct Block {
    /// The script, as ``LabelReader`` numbers it; nil for the index markers among ideographs.
    let script: Int?
    var labels: [IndexLabel]
    /// Where the names begin and end that the labels are for.
    var range: Range<UInt32>
  }

  private let collator: Collator
  private let reader: LabelReader
  private let markers: IndexMarkers
  private var blocks: [Block] = []

  init(of collator: Collator) {
    self.collator = collator
    reader = LabelReader(collator)
    markers = IndexMarkers(of: collator, inCommonUse: false)
  }

  /// Adds the labels of a locale; those of the first one are the index markers of the collation too.
  /// What the blocks have already is not added again.
  mutating func add(_ locale: LanguageTag) {
    let isFirst = blocks.isEmpty
    if isFirst { addMarkers() }
    let texts = IndexLabelTable.embedded.labels(of: locale, coverage: .all)
    for label in reader.labels(texts) {
      guard let script = reader.script(of: label.weights[0]) else { continue }
      // Radicals are labels only in the order of radicals: the root's.
      let isRadical = reader.scripts[script].code == "Hani"
      if isRadical, !isFirst || !markers.places.isEmpty { continue }
      add(label, to: script)
    }
  }

  private mutating func add(_ label: IndexLabel, to script: Int) {
    guard let index = blocks.firstIndex(where: { $0.script == script }) else {
      let range = range(of: script)
      if range.contains(label.weights[0]) {
        blocks.append(Block(script: script, labels: [label], range: range))
      }
      return
    }
    let place = blocks[index].labels.firstIndex { label.weights.precedesOrEquals($0.weights) }
    if let place, blocks[index].labels[place].weights == label.weights { return }
    blocks[index].labels.insert(label, at: place ?? blocks[index].labels.count)
  }

  private func range(of script: Int) -> Range<UInt32> {
    let start = reader.scripts[script].weight
    return start..<max(start, reader.end(of: script))
  }

  /// The labels of the index markers; pinyin's are the Latin letters themselves.
  private mutating func addMarkers() {
    guard let first = markers.places.first?.weight else { return }
    if markers.arePinyin {
      addLatin(inFront: false)
      return
    }
    blocks.append(
      Block(script: nil, labels: markers.labels, range: first..<max(first, endOfMarked)))
  }

  /// Where the ideographs end that the markers are for: at the first that the tailoring doesn't place, or
  /// where it has markers among those too, at the last.
  private var endOfMarked: UInt32 {
    let unplaced = collator.firstUnplacedIdeograph
    return markers.places.allSatisfy { $0.weight < unplaced } ? unplaced : collator.endOfIdeographs
  }

  /// Adds one section for the ideographs that no label is for.
  mutating func addIdeographs() {
    let label = IndexLabel(IndexLabels.ideographs, weights: [])
    blocks.append(Block(script: nil, labels: [label], range: 0..<0))
  }

  /// Adds A to Z, unless there are Latin letters already; `inFront` puts them before all others.
  mutating func addLatin(inFront: Bool) {
    let labels = reader.labels(IndexLabels.latin)
    guard let script = labels.first.flatMap({ reader.script(of: $0.weights[0]) }) else { return }
    if !blocks.contains(where: { $0.script == script }) {
      blocks.append(Block(script: script, labels: labels, range: range(of: script)))
    }
    if inFront {
      blocks = blocks.filter { $0.script == script } + blocks.filter { $0.script != script }
    }
  }

  /// All labels in the order of their sections.
  var labels: [IndexLabel] { blocks.flatMap(\.labels) }

  /// Where the sections begin. What is in none of the blocks goes to the remainder.
  func boundaries(remainder: Int) -> [SectionBoundaries.Boundary] {
    // Where one script begins at another's end, the later boundary counts: the start, and the start of
    // what has index markers before that of ideographs in general.
    var ends: [SectionBoundaries.Boundary] = []
    var starts: [SectionBoundaries.Boundary] = []
    let unplaced = ideographSection ?? remainder
    if ideographSection != nil {
      starts += ideographs(unplaced)
      ends.append(.init(weights: [collator.endOfIdeographs], section: remainder))
    }
    var number = 0
    for block in blocks where !block.labels.isEmpty {
      let numbers = number..<number + block.labels.count
      number = numbers.upperBound
      if block.range.isEmpty { continue }
      // Names of the script before its first letter stand under that.
      starts.append(.init(weights: [block.range.lowerBound], section: numbers.lowerBound))
      var next = numbers.makeIterator()
      starts.append(block.labels) { _ in next.next() ?? remainder }
      let end = block.script == nil ? unplaced : remainder
      ends.append(.init(weights: [block.range.upperBound], section: end))
    }
    return ends + marked(unplaced, remainder) + starts
  }

  private var ideographSection: Int? { labels.firstIndex { $0.weights.isEmpty } }

  /// Where the ideographs of the script begin, whatever they stand under.
  private func ideographs(_ section: Int) -> [SectionBoundaries.Boundary] {
    reader.scripts.filter { $0.code == "Hani" }
      .map { .init(weights: [$0.weight], section: section) }
  }

  /// What has a letter for its label that is elsewhere too: in pinyin the ideographs, which are not
  /// among the Latin letters; with bopomofo for labels those letters themselves.
  private func marked(_ unplaced: Int, _ remainder: Int) -> [SectionBoundaries.Boundary] {
    let titles = labels.map(\.title)
    func section(of mark: String) -> Int { titles.firstIndex(of: mark) ?? remainder }
    if markers.arePinyin {
      return [.init(weights: [endOfMarked], section: unplaced)]
        + markers.places.map { .init(weights: [$0.weight], section: section(of: $0.mark)) }
    }
    let letters = reader.labels(markers.places.map(\.mark))
      .filter { reader.script(of: $0.weights[0]).map { reader.scripts[$0].code } == "Bopo" }
    guard let first = letters.first?.weights[0], let script = reader.script(of: first) else {
      return []
    }
    return [.init(weights: [reader.end(of: script)], section: remainder)]
      + letters.map { .init(weights: $0.weights, section: section(of: $0.title)) }
  }
}
