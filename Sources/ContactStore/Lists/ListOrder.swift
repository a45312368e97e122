/// An order that a store lists contacts in.
public struct ListOrder: Sendable, Hashable {
  /// The language tag of the order and its sections, such as `zh-Hans` or `de-u-co-phonebk`.
  public var locale: String
  /// By which of their texts contacts are listed.
  public var ordering: NameOrdering

  /// An order.
  ///
  /// - Parameters:
  ///   - locale: A language tag (BCP 47). A tag that isn't well-formed is told when the order is used.
  ///   - ordering: By which of their texts contacts are listed.
  public init(locale: String, ordering: NameOrdering = .shown) {
    self.locale = locale
    self.ordering = ordering
  }
}
