internal import Collation
internal import UnicodeText

extension IndexSections {
  /// The title of the sections for what comes before, between and after the labels.
  private static let otherTitle = "…"

  /// The sections of the style ``IndexStyle/cldr``.
  init(cldr collator: Collator, locale: LanguageTag, adding: [LanguageTag], maximum: Int) {
    let reader = LabelReader(collator)
    let markers = IndexMarkers(of: collator, inCommonUse: true)
    let labels = Self.thinned(
      Self.labels(of: locale, adding: adding, reader, markers), to: max(1, maximum))
    var titles = [IndexLabel(Self.otherTitle, weights: [])]
    var boundaries: [SectionBoundaries.Boundary] = []
    var numbers: [Int] = []
    var script: Int?
    for label in labels {
      let next = reader.script(of: label.weights[0])
      if let skipped = Self.skipped(from: script, to: next, reader) {
        boundaries.append(.init(weights: [skipped], section: titles.count))
        titles.append(IndexLabel(Self.otherTitle, weights: []))
      }
      script = next
      numbers.append(titles.count)
      titles.append(label)
    }
    var number = numbers.makeIterator()
    boundaries.append(labels) { _ in number.next() ?? 0 }
    if markers.arePinyin {
      boundaries += Self.pinyin(markers, titles)
    }
    if let script {
      boundaries.append(.init(weights: [reader.end(of: script)], section: titles.count))
    }
    titles.append(IndexLabel(Self.otherTitle, weights: []))
    self.titles = titles.map(\.title)
    shortTitles = titles.map(\.shortTitle)
    self.boundaries = SectionBoundaries(boundaries, before: 0)
  }

  /// The labels of all locales: for a collation with index markers those take the place of the
  /// locale's.
  private static func labels(
    of locale: LanguageTag, adding: [LanguageTag], _ reader: LabelReader, _ markers: IndexMarkers
  ) -> [IndexLabel] {
    let table = IndexLabelTable.embedded
    var texts = adding.flatMap { table.labels(of: $0, coverage: .icu) }
    var marked: [IndexLabel] = []
    if markers.arePinyin {
      texts += IndexLabels.latin
    } else if markers.places.isEmpty {
      texts += table.labels(of: locale, coverage: .icu)
    } else {
      marked = markers.places.map { mark, weight in
        let (title, shortTitle) = IndexMarkers.titles(of: mark)
        return IndexLabel(title, shortTitle: shortTitle, weights: [weight])
      }
    }
    return (marked + reader.labels(texts)).sorted {
      $0.weights.lexicographicallyPrecedes($1.weights)
    }
  }

  /// Where the scripts begin that lie between those of two neighbouring labels; nil if none does.
  private static func skipped(from last: Int?, to next: Int?, _ reader: LabelReader) -> UInt32? {
    guard let last, let next, next > last + 1 else { return nil }
    return reader.scripts[last + 1].weight
  }

  /// The ideographs belong to the Latin letter that their readings begin with.
  private static func pinyin(_ markers: IndexMarkers, _ titles: [IndexLabel])
    -> [SectionBoundaries.Boundary]
  {
    markers.places.compactMap { mark, weight in
      titles.firstIndex { $0.title == mark }.map { .init(weights: [weight], section: $0) }
    }
  }

  /// Evenly chosen labels, the first among them, and one more than asked for if there are so many.
  private static func thinned(_ labels: [IndexLabel], to maximum: Int) -> [IndexLabel] {
    guard labels.count > maximum else { return labels }
    var last = -1
    return labels.enumerated().filter { index, _ in
      let place = (index + 1) * maximum / (labels.count - 1)
      defer { last = place }
      return place != last
    }.map(\.element)
  }
}
