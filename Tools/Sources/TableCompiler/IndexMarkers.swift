import Foundation

/// The index markers in the rules of the collations that order ideographs (LDML part 5, section 3.14).
enum IndexMarkers {
  /// What follows U+FDD0 in the markers: a list for each collation that has any, the shorter
  /// ones of ideographs in use, which ICU has, among them.
  static func lists(_ sources: SourceFiles) throws(SourceError) -> [[String]] {
    var lists: [[String]] = []
    for source in SourceFile.collations {
      for element in try XMLElements(["cr"], of: source, in: sources).all {
        let list = markers(in: element.text)
        if !list.isEmpty, !lists.contains(list) { lists.append(list) }
      }
    }
    return lists
  }

  private static func markers(in rules: String) -> [String] {
    rules.components(separatedBy: "\\uFDD0").dropFirst().compactMap { rest in
      try? ExemplarSet("[\(rest.prefix { $0 != "\n" && $0 != "#" })]", in: "").strings
        .first { $0 != "'" }
    }
  }
}
