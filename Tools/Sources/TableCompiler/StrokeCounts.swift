import Foundation

/// The numbers of strokes of ideographs, as CLDR's stroke collation has them.
struct StrokeCounts {
  private var counts: [Unicode.Scalar: Int] = [:]

  init(_ files: CollationFiles) throws(SourceError) {
    let rules = try files.rules("zh", "stroke")
    var count = 0
    for line in rules.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      // The marker of a number is a pattern of braille: U+2801 for one stroke.
      if let marker = line.range(of: "\\uFDD0\\u28") {
        count = Int(line[marker.upperBound...].prefix(2), radix: 16) ?? 0
      } else if line.hasPrefix("<*") {
        let end = line.range(of: " # ")?.lowerBound ?? line.endIndex
        for scalar in line[..<end].unicodeScalars.dropFirst(2) { counts[scalar] = count }
      }
    }
  }

  subscript(_ ideograph: Unicode.Scalar) -> Int? { counts[ideograph] }
}
