/// A telephone number, e-mail address or web address, with what it is for.
public struct ContactValue: Sendable, Hashable {
  /// The number or address as written, escapes resolved.
  ///
  /// Of a `tel:` URI (RFC 3966), it is the number without the scheme.
  public var value: String

  /// What the value is for, in lower case, such as `home`, `cell` or `pref` (TYPE, RFC 6350 section
  /// 5.6).
  public var types: [String]

  /// The owner's own label, such as “Boat shed”, or `nil` if there is none.
  public var label: String?

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - value: The number or address.
  ///   - types: What it is for, in lower case.
  ///   - label: The owner's own label.
  public init(_ value: String, types: [String] = [], label: String? = nil) {
    self.value = value
    self.types = types
    self.label = label
  }
}
