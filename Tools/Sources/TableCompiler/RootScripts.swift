import Collation

/// Where scripts and groups of common characters begin in the root's order.
struct RootScripts {
  /// Pairs of words: the primary weight of a mark, and the code of what begins there; several pairs for
  /// scripts that are one in this order.
  let words: [UInt32]

  /// The names of the groups before the letters, in the file and in language tags.
  private static let core = [
    "SPACE": "space", "PUNCTUATION": "punct", "SYMBOL": "symbol", "CURRENCY": "currency",
    "DIGIT": "digit",
  ]
  /// Scripts that have marks of their own but are one in the order, or the other way round.
  private static let joined: [[String]] = [["Hira", "Hrkt", "Kana"], ["Hani", "Hans", "Hant"]]

  init(_ file: FractionalUCA) throws(SourceError) {
    var starts: [(primary: UInt32, code: String)] = []
    for reserved in file.reserved { starts.append((reserved, ScriptOrder.reserved)) }
    for (codes, marks) in try Self.ranges(file) {
      if Self.joined.contains(codes), let first = marks.first {
        for code in codes { starts.append((first, code)) }
        continue
      }
      guard codes.count == marks.count else {
        throw SourceError(
          "\(SourceFile.fractionalUCA.path): \(codes) begin at \(marks.count) marks")
      }
      for (code, mark) in zip(codes, marks) { starts.append((mark, Self.core[code] ?? code)) }
    }
    words = starts.sorted { $0.primary < $1.primary }
      .flatMap { [$0.primary, ScriptOrder.packed($0.code)] }
  }

  /// Neighbouring lead bytes with the same codes, and the marks in them.
  private static func ranges(_ file: FractionalUCA) throws(SourceError)
    -> [(codes: [String], marks: [UInt32])]
  {
    let fixed: Set = [
      "TERMINATOR", "LEVEL-SEPARATOR", "FIELD-SEPARATOR", "IMPLICIT", "TRAILING", "SPECIAL",
    ]
    var ranges: [(codes: [String], marks: [UInt32])] = []
    for (byte, (codes, _)) in file.leadBytes.enumerated() {
      if !fixed.isDisjoint(with: codes) || codes.contains(where: { $0.hasPrefix("REORDER") }) {
        continue
      }
      let marks = file.marks.filter { $0 >> 24 == byte }
      if let last = ranges.last, last.codes == codes {
        ranges[ranges.count - 1].marks += marks
      } else {
        ranges.append((codes, marks))
      }
    }
    return ranges
  }
}
