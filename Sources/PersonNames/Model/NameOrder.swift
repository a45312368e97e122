/// Which part of a name leads.
public enum NameOrder: Sendable, Hashable, CaseIterable {
  /// The given name: “Ada Lovelace”.
  case givenFirst
  /// The surname: “宮崎駿”, “Lovelace Ada”.
  case surnameFirst
}
