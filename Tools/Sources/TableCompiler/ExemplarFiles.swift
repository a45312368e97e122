import Foundation
import UnicodeText

/// The exemplar characters of all of CLDR's locales (UTS #35 part 2, section 3.1).
struct ExemplarFiles {
  /// The sets of one locale that count here.
  struct Exemplars {
    var main: ExemplarSet?
    var index: ExemplarSet?
    /// Whether nobody vouches for the set of the index (UTS #35 part 1, "draft").
    var isIndexDraft = false
  }

  /// The sets by locale identifier, as the files are named.
  private(set) var locales: [String: Exemplars] = [:]

  init(_ sources: SourceFiles) throws(SourceError) {
    for (name, text) in try sources.sections("characters", of: .mainFolder) {
      locales[name] = try Self.exemplars(text, in: "\(SourceFolder.mainFolder.path)/\(name).xml")
    }
  }

  private static func exemplars(_ text: String, in path: String) throws(SourceError) -> Exemplars {
    var exemplars = Exemplars()
    let elements = try XMLElements(["exemplarCharacters"], of: text, at: path).all
    for element in elements where element.attributes["alt"] == nil {
      switch element.attributes["type"] {
      case nil: exemplars.main = try ExemplarSet(element.text, in: path)
      case "index":
        exemplars.index = try ExemplarSet(element.text, in: path)
        exemplars.isIndexDraft = ["unconfirmed", "provisional"].contains(
          element.attributes["draft"])
      default: break
      }
    }
    return exemplars
  }
}
