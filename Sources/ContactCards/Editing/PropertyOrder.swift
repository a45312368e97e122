/// The order in which a card has its properties, to find the place for another one.
struct PropertyOrder {
  /// The last property of each rank, with what belongs to it.
  private var lastPlaces: [Int?]

  init(_ origins: ContactOrigins) {
    lastPlaces = Array(repeating: nil, count: Self.usual.count)
    for (index, kind) in origins.kinds.enumerated() {
      guard let rank = kind.flatMap(Self.rank) else { continue }
      lastPlaces[rank] = Self.end(of: index, origins)
    }
  }

  /// The place behind which a new property goes: the last of its kind, else of what is usually in front of
  /// it; -1 is the beginning.
  func place(for kind: VCardProperty) -> Int {
    guard let rank = Self.rank(of: kind) else { return lastPlaces.compactMap(\.self).max() ?? -1 }
    return lastPlaces[...rank].last { $0 != nil }.flatMap(\.self) ?? -1
  }

  /// The last of the labels that stand right behind a property, or its own place.
  static func end(of index: Int, _ origins: ContactOrigins) -> Int {
    let group = origins.properties[index].group.lowercased()
    var end = index
    while !group.isEmpty, end + 1 < origins.properties.count, origins.isCompanion(end + 1),
      origins.properties[end + 1].group.lowercased() == group
    {
      end += 1
    }
    return end
  }

  private static func rank(of kind: VCardProperty) -> Int? {
    usual.firstIndex { $0.contains(kind) }
  }

  private static let usual: [[VCardProperty]] = [
    [.version], [.formattedName], [.name, .sortString], [.phoneticFamily, .sound],
    [.phoneticGiven], [.nickname, .android], [.kind, .showAs], [.organization], [.title], [.role],
    [.telephone], [.email], [.address, .formattedAddress], [.url], [.messaging], [.birthday],
    [.anniversary], [.categories], [.note], [.location], [.photo], [.member], [.uid], [.revision],
  ]
}
