internal import Collation
internal import UnicodeText

extension IndexSections {
  /// The sections of the style ``IndexStyle/contacts``.
  init(
    contacts collator: Collator, locale: LanguageTag, options: IndexOptions, adding: [LanguageTag]
  ) {
    var blocks = LabelBlocks(of: collator)
    blocks.add(locale)
    if options.separatesIdeographs { blocks.addIdeographs() }
    for other in adding { blocks.add(other) }
    blocks.addLatin(inFront: options.latinFirst)
    let labels = blocks.labels
    let remainder = labels.count
    titles = labels.map(\.title) + [IndexLabels.remainder]
    shortTitles = labels.map(\.shortTitle) + [IndexLabels.remainder]
    boundaries = SectionBoundaries(blocks.boundaries(remainder: remainder), before: remainder)
  }
}
