/// The sections of an index: their titles, and where each begins.
struct IndexSections: Sendable {
  let titles: [String]
  /// The titles for the strip.
  let shortTitles: [String]
  let boundaries: SectionBoundaries
}
