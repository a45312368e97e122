/// The order of scripts in the lead bytes of primary weights (LDML part 5, section 3.12).
package struct LeadByteOrder: Sendable {
  /// Lead bytes that move together, and the codes that name them.
  package struct Group: Sendable {
    package let codes: [String]
    package let leadBytes: ClosedRange<UInt8>
    /// Blanks, punctuation, symbols, currency signs and digits, which stay in front unless named.
    package let isSpecial: Bool

    package init(codes: [String], leadBytes: ClosedRange<UInt8>, isSpecial: Bool) {
      self.codes = codes
      self.leadBytes = leadBytes
      self.isSpecial = isSpecial
    }
  }

  /// All groups that can move, in the root's order, without gaps.
  private let groups: [Group]

  package init(_ groups: [Group]) { self.groups = groups }

  /// What each lead byte is replaced by when the groups with these codes come first.
  package func replacements(for codes: [String]) throws(CollationRuleError) -> [UInt8] {
    var chosen: [Int] = []
    for code in codes {
      guard let index = groups.firstIndex(where: { $0.codes.contains(code) }) else {
        throw CollationRuleError(offset: nil, reason: "no script has the code \(code)")
      }
      if !chosen.contains(index) { chosen.append(index) }
    }
    let others = groups.indices.filter { !chosen.contains($0) }
    let order =
      others.filter { groups[$0].isSpecial } + chosen + others.filter { !groups[$0].isSpecial }
    var result = (0...255).map { UInt8($0) }
    guard var next = groups.first?.leadBytes.lowerBound else { return result }
    for index in order {
      for leadByte in groups[index].leadBytes {
        result[Int(leadByte)] = next
        next += 1
      }
    }
    return result
  }
}
