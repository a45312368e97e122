/// A file of the Unicode Character Database: lines of fields between semicolons, with comments after
/// number signs (UAX #44, section 4.2).
package struct UCDFile {
  /// One line: the code points it is about, and all its fields, the first included.
  package struct Row {
    package let codePoints: ClosedRange<UInt32>
    package let fields: [Substring]
    package let line: Int
  }

  /// The name that messages give the file.
  package let name: String
  /// The lines with content. A `First>` and a `Last>` line of UnicodeData.txt make one row.
  package let rows: [Row]

  /// Reads `text`, every line of which must be empty, a comment, or about a code point or a range.
  package init(_ text: String, name: String) throws(SourceError) {
    var rows: [Row] = []
    var first: Row?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.prefix { $0 != "#" }
      if content.allSatisfy(\.isWhitespace) { continue }
      let row = try Self.row(content, line: index + 1, name: name)
      let label = row.fields.count > 1 ? row.fields[1] : ""
      if label.hasSuffix(", First>") {
        first = row
      } else if label.hasSuffix(", Last>") {
        rows.append(try Self.joined(first, row, name: name))
        first = nil
      } else {
        rows.append(row)
      }
    }
    self.name = name
    self.rows = rows
  }

  /// The field at `index` of a row, an error if it is missing.
  package func field(_ index: Int, of row: Row) throws(SourceError) -> Substring {
    guard index < row.fields.count else {
      throw SourceError("\(name):\(row.line): has no field \(index)")
    }
    return row.fields[index]
  }

  /// The code points that a field lists in hexadecimal, between spaces.
  package func codePoints(_ field: Substring, of row: Row) throws(SourceError) -> [UInt32] {
    var codePoints: [UInt32] = []
    for word in field.split(separator: " ") {
      guard let c = UInt32(word, radix: 16), c <= 0x10FFFF else {
        throw SourceError("\(name):\(row.line): \"\(word)\" is not a code point")
      }
      codePoints.append(c)
    }
    return codePoints
  }

  private static func row(
    _ content: Substring, line: Int, name: String
  ) throws(SourceError) -> Row {
    let fields = content.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    let bounds = (fields.first ?? "").split(separator: "..", omittingEmptySubsequences: false)
      .map { UInt32($0, radix: 16) }
    guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2,
      first <= last, last <= 0x10FFFF
    else {
      throw SourceError("\(name):\(line): does not start with a code point or a range of them")
    }
    return Row(codePoints: first...last, fields: fields, line: line)
  }

  private static func joined(
    _ first: Row?, _ last: Row, name: String
  ) throws(SourceError) -> Row {
    guard let first, first.codePoints.lowerBound <= last.codePoints.upperBound else {
      throw SourceError("\(name):\(last.line): ends a range that did not start")
    }
    let range = first.codePoints.lowerBound...last.codePoints.upperBound
    return Row(codePoints: range, fields: last.fields, line: last.line)
  }

  private static func trimmed(_ field: Substring) -> Substring {
    let start = field.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? start.prefix(0)
  }
}
