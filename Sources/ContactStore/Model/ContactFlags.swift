/// What lists show of a contact by a sign.
public struct ContactFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int64

  /// Flags of bits.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Its owner has marked it as a favourite.
  public static let favorite = ContactFlags(rawValue: 1)
  /// It has a picture.
  public static let photo = ContactFlags(rawValue: 2)
  /// It is a group of others (KIND, RFC 6350 section 6.1.4), and stands in no list.
  public static let group = ContactFlags(rawValue: 4)
  /// It is an organisation.
  public static let organization = ContactFlags(rawValue: 8)
}
