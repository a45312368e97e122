internal import Collation
internal import UnicodeText

extension IndexSections {
  /// The sections of the style ``IndexStyle/cldr``.
  init(cldr collator: Collator, locale: LanguageTag, adding: [LanguageTag], maximum: Int) {
    let reader = LabelReader(collator)
    let markers = IndexMarkers(of: collator, inCommonUse: true)
    let all = Self.labels(of: locale, adding: adding, reader, markers)
    let labels = Self.thinned(all, to: max(1, maximum))
    let letters =
      markers.arePinyin ? Self.letters(of: labels.filter(markers.isMarker), labels) : [:]
    var sections = CLDRSections()
    for label in labels {
      sections.add(label, as: letters[label.weights], reader)
    }
    sections.finish(reader)
    titles = sections.titles.map(\.title)
    shortTitles = sections.titles.map(\.shortTitle)
    boundaries = sections.boundaries
  }

  /// The labels of all locales: for a collation with index markers those take the place of the
  /// locale's, pinyin's along with the Latin letters.
  private static func labels(
    of locale: LanguageTag, adding: [LanguageTag], _ reader: LabelReader, _ markers: IndexMarkers
  ) -> [IndexLabel] {
    let table = IndexLabelTable.embedded
    var texts = adding.flatMap { table.labels(of: $0, coverage: .icu) }
    if markers.arePinyin {
      texts += IndexLabels.latin
    } else if markers.places.isEmpty {
      texts += table.labels(of: locale, coverage: .icu)
    }
    return (markers.labels + reader.labels(texts)).sorted {
      $0.weights.lexicographicallyPrecedes($1.weights)
    }
  }

  /// The Latin letter that the ideographs of each marker stand under: its own, or where that was thinned
  /// out the one before it; none if there is none.
  private static func letters(of markers: [IndexLabel], _ labels: [IndexLabel])
    -> [[UInt32]: [UInt32]]
  {
    let markerWeights = Set(markers.map(\.weights))
    let letters = labels.filter {
      IndexLabels.latin.contains($0.title) && !markerWeights.contains($0.weights)
    }
    var result: [[UInt32]: [UInt32]] = [:]
    for marker in markers {
      result[marker.weights] = letters.last { $0.title <= marker.title }?.weights
    }
    return result
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
