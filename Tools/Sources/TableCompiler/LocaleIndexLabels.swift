import Foundation
import UnicodeText

/// The labels that each locale of CLDR has for its index.
struct LocaleIndexLabels {
  private let exemplars: ExemplarFiles
  private let parents: LocaleParents

  /// The basic Latin alphabet, for locales without characters of their own.
  static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  init(_ sources: SourceFiles) throws(SourceError) {
    exemplars = try ExemplarFiles(sources)
    parents = try LocaleParents(sources)
  }

  /// The names of the locales with exemplar characters of their own, and of those with listed parents.
  var names: [String] { Set(exemplars.locales.keys).union(parents.listed.keys).sorted() }

  /// The labels of a locale.
  func labels(of name: String, coverage: IndexLabelTable.Coverage) -> [String] {
    let chain = coverage == .all ? parents.chain(from: name) : chainInICU(from: name)
    let sets = chain.compactMap { exemplars.locales[$0] }
    let index = sets.first { $0.index != nil && (coverage == .all || !$0.isIndexDraft) }?.index
    if let index { return index.strings }
    let main = sets.compactMap(\.main).first
    return Self.derived(from: main?.strings ?? [], language: name, coverage: coverage)
  }

  /// ICU passes over the locales that it doesn't have.
  private func chainInICU(from name: String) -> [String] {
    parents.chain(from: name).filter { !LocalesWithoutICUData.names.contains($0) }
  }

  /// Labels for a locale with main exemplar characters only: those, in upper case; A to Z as well if
  /// any of them is Latin.
  private static func derived(
    from main: [String], language: String, coverage: IndexLabelTable.Coverage
  ) -> [String] {
    var strings = main
    if coverage == .all { strings = strings.filter(beginsWithLetter) }
    let isLatin = main.isEmpty || main.contains { ("a"..."z").contains($0) }
    if isLatin { strings += latin.map { $0.lowercased() } }
    let upper = strings.map { $0.uppercased(with: Locale(identifier: language)) }
    var seen: Set<String> = []
    return upper.filter { seen.insert($0).inserted }
  }

  private static func beginsWithLetter(_ text: String) -> Bool {
    text.unicodeScalars.first?.properties.isAlphabetic == true
      && text.unicodeScalars.first?.properties.generalCategory != .nonspacingMark
      && text.unicodeScalars.first?.properties.generalCategory != .spacingMark
  }
}
