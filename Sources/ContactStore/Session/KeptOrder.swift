/// An order that a store keeps lists in.
struct KeptOrder: Sendable {
  let id: Int64
  let order: ListOrder
  /// What its keys were made by.
  let identity: String
  /// Contacts with numbers up to this one are in its lists, while they are being made; `nil` when all are.
  let reach: Int64?

  /// Whether a contact belongs into its lists by now.
  func has(_ contact: Int64) -> Bool { reach.map { contact <= $0 } ?? true }

  /// What stands before the identity of lists that are being made while whole ones are there.
  static let anew = "anew: "

  /// Whether its keys are those that an ordering makes.
  func isMade(by ordering: ContactOrdering) -> Bool {
    identity == ordering.identity || identity == Self.anew + ordering.identity
  }

  static let query = "SELECT id, locale, ordering, identity, reach FROM sorting ORDER BY id"

  init(_ row: SQLRow) {
    id = row.integer(0)
    order = ListOrder(
      locale: row.text(1), ordering: NameOrdering(rawValue: row.text(2)) ?? .shown)
    identity = row.text(3)
    reach = row.isNull(4) ? nil : row.integer(4)
  }
}
