internal import Collation
internal import ContactStore

/// The list that a request is about.
struct ListRequest: Sendable {
  let order: ListOrder
  let group: ListGroup
  /// Whether the order is that of the address book, whose lists were there from the beginning.
  private let isUsual: Bool

  /// Reads the parameters that all lists have.
  ///
  /// - Throws: ``Problem``.
  init(_ request: Request, _ book: AddressBook) throws(Problem) {
    var order = book.order
    if let locale = request["locale"], locale != order.locale {
      order.locale = try Self.locale(locale)
    }
    if let name = request["ordering"] {
      guard let ordering = NameOrdering(rawValue: name) else {
        throw .badParameter("ordering", "it can be shown, family, given or locale")
      }
      order.ordering = ordering
    }
    self.order = order
    isUsual = order == book.order
    group = try Self.group(request["group"] ?? "all")
  }

  /// A language tag that is one.
  static func locale(_ text: String) throws(Problem) -> String {
    // Longer ones are no languages, but somebody's try.
    guard text.utf8.count <= 100, (try? Collator(locale: text)) != nil else {
      throw .badParameter("locale", "it has to be a language tag such as de or zh-Hans")
    }
    return text
  }

  private static func group(_ text: String) throws(Problem) -> ListGroup {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("all", nil): return .all
    case ("favorites", nil): return .favorites
    case ("category", let name?): return .category(String(name))
    case ("members", let id?):
      if let id = Int64(id) { return .members(of: id) }
    default: break
    }
    throw .badParameter("group", "it can be all, favorites, category:NAME or members:ID")
  }

  /// The group as requests name it.
  static func name(of group: ListGroup) -> String {
    switch group {
    case .all: "all"
    case .favorites: "favorites"
    case .category(let name): "category:" + name
    case .members(let id): "members:\(id)"
    }
  }

  /// Sees to it that the order's lists are there. Others aren't made for whoever asks.
  func check(_ session: StoreSession) throws(StoreError) -> Problem? {
    // Whoever asks for a thousand orders is not to have a thousand of them remembered.
    var isThere = isUsual
    if !isThere { isThere = try session.wholeOrders().contains(order) }
    guard isThere, try session.isPrepared(order) else {
      return Problem(
        409, "order-not-ready", "The order is not ready",
        "PUT /api/v1/orders/\(order.locale)?ordering=\(order.ordering.rawValue) makes it")
    }
    return nil
  }
}
