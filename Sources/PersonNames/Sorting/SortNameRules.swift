public import Collation
import UnicodeText

/// Which text a contact is sorted by, for the readers of a locale.
///
/// The first of these that there is:
///
/// 1. how the name is read: the phonetic names, else what the card says to sort by;
/// 2. the parts of the name, family name first or given name first;
/// 3. the name in one piece;
/// 4. the organization, a nickname, an e-mail address, a telephone number.
///
/// An organization stands under its own name before all others. Titles and degrees take no part.
///
/// ```swift
/// let rules = try SortNameRules(locale: "nl")
/// rules.sortName(of: NameRecord(family: "van Dijk", given: "Bas"))   // "Dijk Bas van"
/// ```
public struct SortNameRules: Sendable, Hashable {
  /// What becomes of the particles before a surname: “van der”, “de”, “al-”.
  public enum Particles: Sendable, Hashable, CaseIterable {
    /// They count as written: “van Dijk” stands under V.
    case counted
    /// They come last: “van Dijk” stands under D. A word is a particle only if it is written small.
    case ignored
  }

  /// Which part of a name leads.
  public var order: NameOrder
  /// What becomes of particles. It matters only where the family name leads.
  public var particles: Particles
  /// Whether a person's name in one piece is taken apart, as ``PersonName/init(parsing:locale:)`` does, so
  /// that “Ada Lovelace” stands under L. If not, it counts as it stands: an address book in which only names
  /// in one piece are has others than persons among them.
  public var parsesFormattedNames: Bool
  /// Where names in one piece are from.
  private let locale: String

  /// The rules of a locale.
  ///
  /// What isn't given is what CLDR's pattern for sorted lists has, in its long and formal form: the part that
  /// is first in it leads, and particles are ignored if it begins with the core of the surname.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - order: Which part of a name leads.
  ///   - particles: What becomes of particles.
  ///   - parsesFormattedNames: Whether names in one piece are taken apart.
  /// - Throws: `LanguageTagError` if `locale` is not well-formed.
  /// - Complexity: O(1).
  public init(
    locale: String, order: NameOrder? = nil, particles: Particles? = nil,
    parsesFormattedNames: Bool = false
  ) throws(LanguageTagError) {
    let usual = SortingPattern(of: try LanguageTag(checking: locale).languageIdentifier)
    self.order = order ?? usual.order
    self.particles = particles ?? usual.particles
    self.parsesFormattedNames = parsesFormattedNames
    self.locale = locale
  }

  /// The text to sort a contact by; empty if nothing of it can be seen.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  public func sortName(of record: NameRecord) -> String {
    let record = VisibleRecord(record)
    let names = record.isOrganization ? organization(record) : person(record)
    return names.lazy.map { $0() }.first { !$0.isEmpty } ?? ""
  }

  /// The text to sort a person by. A prefix that the name has as such is one, however it is written.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public func sortName(of name: PersonName) -> String {
    let record = NameRecord(name)
    let prefix = name.text(.surname, .prefix)
    guard !prefix.isEmpty, name.phonetic == nil, particles == .ignored, order == .surnameFirst
    else {
      return sortName(of: record)
    }
    let cores = [name.surnameCore, name.surname2].filter { !$0.isEmpty }
    let givens = joined(name.given, name.given2, isOrdered: true)
    return "\(joined(cores.joined(separator: " "), givens)) \(prefix)"
  }
}

extension SortNameRules {
  private typealias Candidate = () -> String

  private func person(_ record: VisibleRecord) -> [Candidate] {
    [
      { phonetic(record) }, { explicit(record) },
      { text(record.family, record.given, record.additional) },
      { formatted(record) }, { record.organization }, { record.nickname }, { record.email },
      { record.telephone },
    ]
  }

  private func organization(_ record: VisibleRecord) -> [Candidate] {
    [
      { record.sortAs.joined(separator: " ") }, { record.organization }, { record.formatted },
      { text(record.family, record.given, record.additional) }, { record.nickname },
      { record.email }, { record.telephone },
    ]
  }

  private func phonetic(_ record: VisibleRecord) -> String {
    let (family, given) = (record.phoneticFamily, record.phoneticGiven)
    if family.isEmpty, given.isEmpty { return "" }
    return joined(
      family.isEmpty ? record.family : family, given.isEmpty ? record.given : given)
  }

  /// What the card says to sort by. A single text stands for the family name.
  private func explicit(_ record: VisibleRecord) -> String {
    guard let first = record.sortAs.first else { return "" }
    let rest = record.sortAs.dropFirst().joined(separator: " ")
    return joined(first, rest.isEmpty ? record.given : rest)
  }

  private func formatted(_ record: VisibleRecord) -> String {
    guard parsesFormattedNames, !record.formatted.isEmpty else {
      return record.formatted
    }
    let name = PersonName(parsing: record.formatted, locale: locale)
    let read = phonetic(VisibleRecord(NameRecord(name)))
    return read.isEmpty ? text(name.surname, name.given, name.given2) : read
  }

  private func text(_ family: String, _ given: String, _ additional: String) -> String {
    let givens = joined(given, additional, isOrdered: true)
    guard particles == .ignored, order == .surnameFirst,
      let (prefix, core) = SurnamePrefix.split(family)
    else { return joined(family, givens) }
    return "\(joined(core, givens)) \(prefix)"
  }

  /// Two parts in the reader's order. A name in ideographs or Hangul has no blank where the family name
  /// leads, so that it stands beside those that are written in one piece.
  private func joined(_ family: String, _ given: String, isOrdered: Bool = false) -> String {
    let isSurnameFirst = isOrdered || order == .surnameFirst
    let parts = isSurnameFirst ? [family, given] : [given, family]
    let isClosed =
      isSurnameFirst
      && parts.allSatisfy { EastAsianText.isHan($0) || EastAsianText.isHangul($0) }
    return parts.filter { !$0.isEmpty }.joined(separator: isClosed ? "" : " ")
  }
}
