import Collation
import Foundation
import UnicodeText

/// Makes the table `chinese-names`; ``ChineseNameTable`` describes its layout.
struct ChineseNamesTable {
  private let rows: [PinyinRows.Row]
  private let rowOf: [Unicode.Scalar: Int]
  private let strokes: StrokeCounts
  private let root: Collator

  static let maker = TableMaker { sources throws(SourceError) in
    let table = try ChineseNamesTable(sources)
    return [
      Table(name: "chinese-names", bytes: try table.bytes(), sources: [.collationFolder])
    ]
  }

  private init(_ sources: SourceFiles) throws(SourceError) {
    let files = try CollationFiles(sources)
    rows = try PinyinRows(files).rows
    var rowOf: [Unicode.Scalar: Int] = [:]
    for (number, row) in rows.enumerated() {
      for ideograph in row.ideographs { rowOf[ideograph] = number }
    }
    self.rowOf = rowOf
    strokes = try StrokeCounts(files)
    root = Collator(table: CollationTable.embeddedRoot)
  }

  private func bytes() throws(SourceError) -> [UInt8] {
    var words: [(surname: [Unicode.Scalar], isSure: Bool, places: [Place])] = []
    for surname in ChineseSurnames.all {
      for form in surname.forms {
        let scalars = Array(form.unicodeScalars)
        guard scalars.count == surname.readings.count else {
          throw SourceError("\(form) has not as many readings as ideographs")
        }
        var places: [Place] = []
        for (scalar, reading) in zip(scalars, surname.readings) {
          places.append(try place(of: scalar, read: reading))
        }
        words.append((scalars, surname.isSure, places))
      }
    }
    words.sort { $0.surname.lexicographicallyPrecedes($1.surname) }
    for (word, next) in zip(words, words.dropFirst()) where word.surname == next.surname {
      throw SourceError("\(String(String.UnicodeScalarView(word.surname))) is listed twice")
    }
    return written(words)
  }

  /// Where an ideograph is among those of a reading.
  private struct Place {
    let ideograph: Unicode.Scalar
    let row: Int
    /// The last ideograph before it, or the letter whose index marker is; nil where the ideograph is in
    /// its place anyway.
    let predecessor: Unicode.Scalar?
    let rank: [UInt32]
  }

  private func place(of ideograph: Unicode.Scalar, read reading: String) throws(SourceError)
    -> Place
  {
    guard let row = rows.firstIndex(where: { $0.reading == reading }) else {
      throw SourceError("CLDR has no ideograph with the reading \(reading)")
    }
    let rank = rank(ideograph)
    if rowOf[ideograph] == row {
      return Place(ideograph: ideograph, row: row, predecessor: nil, rank: rank)
    }
    let before = rows[row].ideographs.last { self.rank($0).lexicographicallyPrecedes(rank) }
    let letter = reading.decomposedStringWithCanonicalMapping.uppercased().unicodeScalars.first
    let predecessor = before ?? (rows[row].isFirstOfLetter ? letter : rows[row - 1].ideographs.last)
    return Place(ideograph: ideograph, row: row, predecessor: predecessor, rank: rank)
  }

  /// CLDR orders the ideographs of a reading by the number of strokes, then by radical, as the root does.
  private func rank(_ ideograph: Unicode.Scalar) -> [UInt32] {
    let text = String(ideograph)
    return [UInt32(strokes[ideograph] ?? 99)] + root.primaryWeights(utf8: text.utf8.span)
  }

  private func written(
    _ words: [(surname: [Unicode.Scalar], isSure: Bool, places: [Place])]
  ) -> [UInt8] {
    var writer = TableWriter()
    writer.append(rows.compactMap(\.ideographs.first?.value))
    writer.append(texts: rows.map(\.reading))
    writer.append(
      words.flatMap { [$0.surname[0].value, $0.surname.dropFirst().first?.value ?? 0] })
    writer.append(words.map { UInt8($0.isSure ? 1 : 0) })
    // Those with the same predecessor follow each other by their ranks, so one number for each ideograph
    // and place is enough to tell them apart.
    let moved = words.flatMap(\.places).filter { $0.predecessor != nil }
      .sorted { ($0.row, $0.rank[0], $0.rank[1]) < ($1.row, $1.rank[0], $1.rank[1]) }
    var numbers: [[UInt32]: UInt16] = [:]
    for place in moved where numbers[[place.ideograph.value, UInt32(place.row)]] == nil {
      numbers[[place.ideograph.value, UInt32(place.row)]] = UInt16(numbers.count + 1)
    }
    let places = words.map { word in [word.places[0], word.places.count > 1 ? word.places[1] : nil]
    }
    writer.append(places.flatMap { $0.map { $0?.predecessor?.value ?? 0 } })
    writer.append(
      places.flatMap {
        $0.map { $0.flatMap { numbers[[$0.ideograph.value, UInt32($0.row)]] } ?? 0 }
      })
    writer.append(places.flatMap { $0.map { UInt16($0?.row ?? 0) } })
    writer.append(texts: [
      ChineseWords.words.joined(separator: " "), ChineseWords.endings.joined(separator: " "),
    ])
    let others = otherReadings()
    writer.append(others.map { UInt16(truncatingIfNeeded: $0.ideograph.value) })
    writer.append(others.map { UInt16($0.row) })
    return writer.bytes()
  }

  /// The other readings of ideographs, each as the first row that has it with any tone.
  private func otherReadings() -> [(ideograph: Unicode.Scalar, row: Int)] {
    var rowOf: [String: Int] = [:]
    for (number, row) in rows.enumerated().reversed() {
      rowOf[OtherReadings.withoutTone(row.reading)] = number
    }
    return OtherReadings.all.sorted { $0.ideograph < $1.ideograph }.flatMap { other in
      other.syllables.compactMap { rowOf[$0] }.map { (other.ideograph, $0) }
    }
  }
}
