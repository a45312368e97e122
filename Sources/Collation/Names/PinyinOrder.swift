/// All ideographs in the order of CLDR's pinyin collation, to find the place of one more.
struct PinyinOrder: Sendable {
  static let shared = PinyinOrder()

  private let pinyin: CollationTable
  private let strokes: Collator?
  private let root: Collator
  /// The ideographs that have a reading, by their weights.
  private let ideographs: [(weight: UInt32, scalar: UInt32)]
  /// Where each reading begins among the weights.
  private let rowWeights: [UInt32]

  private init() {
    root = Collator(table: .embeddedRoot)
    strokes = try? Collator(locale: "zh-u-co-stroke")
    let table = (try? Collator(locale: "zh-u-co-pinyin"))?.table ?? .embeddedRoot
    pinyin = table
    let names = ChineseNameTable.embedded
    rowWeights = (0..<names.readingCount).map {
      table.primary(of: names.firstIdeograph(ofReading: $0))
    }
    let first = rowWeights.first ?? .max
    ideographs = IdeographIndex.allCodePoints.map { (table.primary(of: $0), $0) }
      .filter { $0.0 >= first && $0.0 < table.firstRootIdeograph }
      .sorted { $0.0 < $1.0 }
  }

  /// Where an ideograph is among those of a reading: by the number of strokes, then by radical.
  func place(of scalar: UInt32, inRow row: Int) -> SurnamePlace {
    let start = rowWeights[row]
    let end = row + 1 < rowWeights.count ? rowWeights[row + 1] : .max
    let own = pinyin.primary(of: scalar)
    if own >= start, own < end { return SurnamePlace(predecessor: 0, number: 0, row: row) }
    let rank = rank(scalar)
    let members = ideographs.filter { $0.weight >= start && $0.weight < end }
    let before = members.last { self.rank($0.scalar).lexicographicallyPrecedes(rank) }
    // Own surnames come behind those of the library at the same place, by their code points.
    let number = UInt16(1024 + scalar % 60_000)
    let previous = ideographs.last { $0.weight < start }?.scalar
    return SurnamePlace(
      predecessor: before?.scalar ?? previous ?? 0, number: number, row: row)
  }

  private func rank(_ scalar: UInt32) -> [UInt32] {
    let text = Unicode.Scalar(scalar).map(String.init) ?? ""
    let strokes = strokes.map { $0.firstPrimaryWeight(utf8: text.utf8.span) } ?? 0
    return [self.strokes.map { Self.section(of: strokes, in: $0) } ?? 0]
      + root.primaryWeights(utf8: text.utf8.span)
  }

  /// The number of strokes: which of the index markers U+FDD0 U+2801 and on a weight follows.
  private static func section(of weight: UInt32, in collator: Collator) -> UInt32 {
    let lead: [UInt8] = [0xEF, 0xB7, 0x90]
    let limit = collator.firstPrimaryWeight(utf8: lead.span)
    var count: UInt32 = 0
    for mark in UInt32(0x2801)...0x2860 {
      guard let scalar = Unicode.Scalar(mark) else { continue }
      let marker = lead + Array(String(scalar).utf8)
      let start = collator.firstPrimaryWeight(utf8: marker.span)
      if start > 0, start < limit, start <= weight { count = mark - 0x2800 }
    }
    return count
  }
}

extension CollationTable {
  /// The primary weight of an ideograph.
  func primary(of ideograph: UInt32) -> UInt32 {
    let entry = entry(for: ideograph)
    if entry.isElement { return entry.element.primary }
    // 重, 沈 and 藏 begin contractions, so their own weights lie behind those.
    let text = Unicode.Scalar(ideograph).map { String($0) } ?? ""
    var cursor = ElementCursor(text.utf8Span.span, table: self)
    return cursor.next().primary
  }
}
