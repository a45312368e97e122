internal import UnicodeText

/// The scripts in the root's order, and how a list of codes rearranges them (LDML part 5,
/// section 3.12).
package struct ScriptOrder: Sendable {
  /// A script, or one of the groups of common characters before the letters.
  private struct Group {
    var codes: [String]
    let start: UInt32
    var end: UInt32 = 0
  }

  private var groups: [Group] = []

  /// The codes of the groups that stay in front unless they are listed.
  private static let core = ["space", "punct", "symbol", "currency", "digit"]
  private static let others = "others"
  /// Ranges without characters, for lead bytes that a reordering needs.
  package static let reserved = "reserved"
  /// Unassigned code points, which stay behind the scripts that aren't listed.
  private static let implicit = Group(codes: ["implicit"], start: 0xE000_0000, end: 0xE200_0000)
  /// The ideographs' lead bytes that have characters end here.
  static let lastIdeographs: UInt32 = 0xC000_0000
  /// The first lead byte that isn't free for scripts any more.
  private static let limit: UInt32 = 0xEF00_0000

  /// Reads the scripts of the root's table.
  package init(of table: CollationTable) {
    let words = table.root.scripts
    for index in stride(from: 0, to: words.count, by: 2) {
      add(Self.code(words[index + 1]), start: words[index])
    }
    finish()
  }

  private mutating func add(_ code: String, start: UInt32) {
    if let last = groups.last, last.start == start {
      groups[groups.count - 1].codes.append(code)
    } else {
      groups.append(Group(codes: [code], start: start))
    }
  }

  private mutating func finish() {
    for index in groups.indices {
      let next = index + 1 < groups.count ? groups[index + 1].start : Self.implicit.start
      groups[index].end = next == Self.implicit.start ? Self.lastIdeographs : next
    }
  }

  /// A code in a word: its first four letters.
  package static func packed(_ code: String) -> UInt32 {
    code.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four letters in a word.
  static func letters(_ word: UInt32) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }, as: UTF8.self)
  }

  private static func code(_ word: UInt32) -> String {
    let code = letters(word)
    return (core + [reserved]).first { packed($0) == word } ?? code.lowercased()
  }

  /// Why a list of codes can't be followed.
  package enum Failure: Error, Equatable {
    case unknown(String)
    case repeated(String)
    /// More scripts that share lead bytes were pulled apart than there are lead bytes for.
    case tooMany
  }

  /// The reordering that puts the scripts with these codes first.
  ///
  /// - Complexity: O(*n*) in the number of scripts.
  package func reordering(_ codes: [String]) throws(Failure) -> (
    leadBytes: [UInt8], split: [UInt32]
  ) {
    let order = try order(codes.map { $0.lowercased() })
    var moved: [(group: Group, lead: UInt32)] = []
    var position: UInt32 = 0x0300_0000
    for group in order {
      var lead = position >> 24
      if group.start & 0xFF_FFFF < position & 0xFF_FFFF { lead += 1 }
      moved.append((group, lead))
      // A script whose successor begins a lead byte fills its last one.
      let end = group.end >> 16 & 0xFF <= 4 ? group.end & 0xFF00_0000 : group.end
      position = end &- (group.start & 0xFF00_0000) &+ lead << 24
      if position > Self.limit { throw .tooMany }
    }
    return Self.tables(moved)
  }

  /// The codes that name a group here. Others are passed over in language tags, since no character is
  /// in them (`Zyyy`, `Jpan`).
  func known(_ codes: [String]) -> [String] {
    codes.filter { code in
      let code = code.lowercased()
      return code == Self.others || code == "zzzz"
        || groups.contains { $0.codes.contains(code) && code != Self.reserved }
    }
  }

  private func order(_ codes: [String]) throws(Failure) -> [Group] {
    var listed: [Int?] = []
    for code in codes {
      if code == Self.others || code == "zzzz" {
        if listed.contains(nil) { throw .repeated(code) }
        listed.append(nil)
        continue
      }
      guard let index = groups.firstIndex(where: { $0.codes.contains(code) }),
        code != Self.reserved
      else { throw .unknown(code) }
      if listed.contains(index) { throw .repeated(code) }
      listed.append(index)
    }
    let core = groups.indices.filter { index in
      !listed.contains(index) && groups[index].codes.contains { Self.core.contains($0) }
    }
    if !listed.contains(nil) { listed.append(nil) }
    let rest = groups.indices.filter { index in
      !listed.contains(index) && !core.contains(index)
        && !groups[index].codes.contains(Self.reserved)
    }
    return core.map { groups[$0] }
      + listed.flatMap { index in
        index.map { [groups[$0]] } ?? rest.map { groups[$0] } + [Self.implicit]
      }
  }

  private static func tables(_ moved: [(group: Group, lead: UInt32)]) -> (
    leadBytes: [UInt8], split: [UInt32]
  ) {
    var leadBytes = (0...255).map { UInt8($0) }
    var split: [UInt32] = []
    var parts: [UInt8: [(limit: UInt32, lead: UInt8)]] = [:]
    for (group, lead) in moved {
      for original in group.start >> 24...(group.end - 1) >> 24 {
        let limit = min(group.end, (original + 1) << 24)
        parts[UInt8(original), default: []].append(
          (limit, UInt8(original - group.start >> 24 + lead)))
      }
    }
    for (original, parts) in parts.sorted(by: { $0.key < $1.key }) {
      if Set(parts.map(\.lead)).count == 1 {
        leadBytes[Int(original)] = parts[0].lead
      } else {
        leadBytes[Int(original)] = 0
        for part in parts.sorted(by: { $0.limit < $1.limit }) {
          split += [part.limit, UInt32(part.lead)]
        }
      }
    }
    return (leadBytes, split)
  }
}
