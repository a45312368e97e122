import Collation

extension TailoringOrder {
  /// Which lead bytes consecutive weights share in sort keys; none to leave it as in the base.
  ///
  /// Sharing makes keys longer where most neighbours differ in their lead bytes. So it is with ideographs
  /// whose weights have two bytes: there are many lead bytes then, each for a few of them.
  func compressibleLeadBytes(of base: CollationTable) -> [UInt8] {
    let primaries = items.lazy.filter { !$0.isRoot }.map { UInt32($0.element >> 32) }
    let leads = Set(primaries.filter { $0 & 0xFFFF == 0 }.map { Int($0 >> 24) })
      .intersection(HanLayout.leadBytes)
    let known = base.compressibleLeadBytes
    let isInherited = known != base.rootTable.compressibleLeadBytes
    guard leads.count >= 4 else { return isInherited ? known : [] }
    return known.enumerated().map { leads.contains($0.offset) ? 0 : $0.element }
  }
}
