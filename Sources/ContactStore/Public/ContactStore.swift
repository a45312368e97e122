/// An address book: contacts kept in sections, in SQLite or PostgreSQL.
///
/// ```swift
/// let store = try ContactStore(.file("contacts.db"), order: ListOrder(locale: "zh-Hans"))
/// try await store.add(card)
/// for section in try await store.sections() { print(section.title, section.count) }
/// let page = try await store.contacts(at: 0, count: 100)
/// ```
///
/// Cards are kept byte for byte as they come. What lists and searches need is made from them, kept beside
/// them, and changed with them in one transaction; other programs may have the same store open. Each
/// change of a contact gives it another revision, and a change that was meant for an earlier one is
/// refused. What is a contact's number stays it.
///
/// A store in a folder (``StoreLocation/folder(_:)``) is the folder's vCards: what other programs do to them
/// is seen whenever something is asked.
public actor ContactStore {
  let session: StoreSession
  private let location: StoreLocation
  /// The order of lists where none is asked for.
  public private(set) var order: ListOrder

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - order: The order of lists where none is asked for; without it, that of the store, or of English if it is
  ///     made now.
  ///   - creates: Whether to make the store if there is none.
  /// - Throws: ``StoreError`` that says why it can't be opened.
  /// - Complexity: O(1), but for a store whose order has yet to be made, or was made by another version's
  ///   tables: that is O(*n* log *n*) in the number of contacts.
  public init(_ location: StoreLocation, order: ListOrder? = nil, creates: Bool = true)
    throws(StoreError)
  {
    let first = order ?? ListOrder(locale: "en")
    let session = try StoreSession.open(location, order: first, creates: creates)
    self.order = order ?? session.defaultOrder
    try session.prepare(self.order)
    self.session = session
    self.location = location
  }

  /// Makes the lists of another order, unless the store has them, and keeps them from then on.
  ///
  /// It has a connection of its own, so the store can be used meanwhile, by other programs too.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - progress: Is told how many contacts are done, and how many there are.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  public nonisolated func prepare(
    _ order: ListOrder, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(StoreError) {
    if location == .memory { return try await prepareHere(order, progress) }
    let session = try StoreSession.open(location, order: order, creates: false)
    try session.prepare(order, progress: progress)
  }

  /// The same on the connection that there is, where no other sees the store.
  private func prepareHere(
    _ order: ListOrder, _ progress: @Sendable (Int, Int) -> Void
  ) throws(StoreError) {
    try session.prepare(order, progress: progress)
  }

  /// Takes another order for lists where none is asked for.
  ///
  /// - Parameter order: The order; ``prepare(_:progress:)`` has made its lists, or they are made now.
  /// - Throws: ``StoreError``.
  public func setOrder(_ order: ListOrder) throws(StoreError) {
    try session.prepare(order)
    try session.setDefaultOrder(order)
    self.order = order
  }

  /// A number that is another one after every change of the store, by whomever.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(1).
  public var generation: Int64 {
    get throws(StoreError) { try session.generation }
  }

  /// The store in figures.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the number of contacts.
  public func info() throws(StoreError) -> StoreInfo { try session.info() }

  /// Looks whether everything in the store is as its cards have it.
  ///
  /// - Returns: The faults, a hundred at most; none if the store is whole.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  public func check() throws(StoreError) -> [StoreFault] { try session.check() }

  /// Makes everything anew that is made from the cards.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  public func reindex() throws(StoreError) { try session.reindex() }

  /// Copies the store, as it is at one moment, into a file, which is a store then.
  ///
  /// - Parameter path: Where there is no file yet.
  /// - Throws: ``StoreError``; ``StoreError/cannotOpen(store:reason:)`` if there is a file.
  /// - Complexity: O(*n*) in the size of the store.
  public func backUp(to path: String) throws(StoreError) { try session.backUp(to: path) }
}
