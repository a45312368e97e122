/// A version of vCard.
public enum CardVersion: String, Sendable, Hashable, CaseIterable {
  /// The version of 1996, with bare parameters and quoted-printable.
  case v21 = "2.1"
  /// RFC 2426.
  case v30 = "3.0"
  /// RFC 6350.
  case v40 = "4.0"
}
