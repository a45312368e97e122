import Foundation

/// The ideographs of CLDR's pinyin collation by their readings, in its order: by reading, then by the
/// number of strokes, then by radical.
struct PinyinRows {
  /// The ideographs of one reading.
  struct Row {
    let reading: String
    fileprivate(set) var ideographs: [Unicode.Scalar]
    /// The first row of a letter has the letter's index marker before it.
    let isFirstOfLetter: Bool
  }

  private(set) var rows: [Row] = []

  init(_ files: CollationFiles) throws(SourceError) {
    let rules = try files.rules("zh", "pinyin")
    var followsMarker = false
    for line in rules.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("<'\\uFDD0") { followsMarker = true }
      // The rows of one reading may be in parts, whose numbers stand behind it: `# jì (p1)`.
      guard line.hasPrefix("<*"), let comment = line.range(of: " # ") else { continue }
      let reading = line[comment.upperBound...].prefix { $0 != " " }
      let ideographs = Array(line[..<comment.lowerBound].unicodeScalars.dropFirst(2))
      if let last = rows.last, last.reading == reading, !followsMarker {
        rows[rows.count - 1].ideographs += ideographs
      } else {
        rows.append(
          Row(
            reading: String(reading), ideographs: ideographs, isFirstOfLetter: followsMarker))
      }
      followsMarker = false
    }
  }

  /// The row of a reading.
  func index(of reading: String) -> Int? {
    rows.firstIndex { $0.reading == reading }
  }
}
