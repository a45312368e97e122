internal import ContactCards
internal import ThumbIndex
internal import ContactStore

/// Makes the keys that the options ask for.
struct KeyMaking {
  let collation: IndexedCollation
  /// By what contacts are listed.
  let order: ListingOrder
  /// Whatever the keys depend on.
  let identity: String

  init(_ arguments: Arguments) throws(CommandFailure) {
    let index = try RequestedIndex(arguments)
    collation = index.collation
    order = try ListingOrder(arguments, locale: index.tag)
    switch ListingOrder.ordering(arguments) {
    // A key is then that of a text that stands beside it.
    case nil, .shown: identity = collation.identity
    case .some(let ordering):
      do {
        identity =
          try ContactOrdering(collation, locale: index.tag, ordering: ordering).identity
      } catch {
        throw .usage("\(error)")
      }
    }
  }
}
