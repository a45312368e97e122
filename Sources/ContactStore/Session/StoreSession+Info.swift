/// A store in figures.
public struct StoreInfo: Sendable, Hashable {
  /// The format of its tables.
  public let format: Int
  /// How many contacts it has, groups among them.
  public let contacts: Int
  /// How many are in the trash.
  public let trash: Int
  /// The orders that it keeps lists in.
  public let orders: [ListOrder]
}

extension StoreSession {
  /// The store in figures.
  package func info() throws(StoreError) -> StoreInfo {
    let trash = try connection.row("SELECT count(*) FROM trash")?.integer(0) ?? 0
    return StoreInfo(
      format: Int(try values.number(.format) ?? 0), contacts: try countContacts(),
      trash: Int(trash),
      orders: try keptOrders().filter { $0.reach == nil }.map(\.order))
  }

  /// Makes all lists and search keys anew from the cards.
  ///
  /// It is done part by part as ``prepare(_:progress:)`` does it; the lists that are there are read until the
  /// new ones are whole.
  ///
  /// - Parameter progress: Is told how many contacts are done, and how many there are.
  /// - Throws: ``StoreError``.
  package func reindex(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) {
    let orders = Set(try keptOrders().map(\.order)).union([defaultOrder])
    for order in orders.sorted(by: { $0.locale < $1.locale }) { try makeAnew(order, progress) }
    try forgetSearchKeys()
    try prepareSearch(progress: progress)
  }

  /// Copies the store into a file, which is a store then.
  ///
  /// - Throws: ``StoreError/cannotOpen(store:reason:)`` if there is a file already.
  package func backUp(to path: String) throws(StoreError) {
    guard !FileSystem.exists(path) else {
      throw .cannotOpen(store: path, reason: "there is a file already; name another")
    }
    FileSystem.makePrivateFile(path)
    let target = try SQLiteConnection(path: path, access: .writing)
    if let sqlite = connection as? SQLiteConnection { return try sqlite.copy(to: target) }
    try copyContacts(to: StoreSession(target, order: defaultOrder, creates: true))
  }

  /// Copies the cards of a store of another engine.
  private func copyContacts(to other: StoreSession) throws(StoreError) {
    _ = try other.importCards { (importer) throws(StoreError) in
      try forEachContact { (stored) throws(StoreError) in
        try importer.add(stored.card)
        return true
      }
    }
  }
}
