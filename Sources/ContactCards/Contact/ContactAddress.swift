/// A postal address (ADR, RFC 6350 section 6.3.1).
///
/// Where a component has several values they are joined by a comma and a blank.
public struct ContactAddress: Sendable, Hashable {
  /// The post office box.
  public var postOfficeBox = ""
  /// The apartment or suite.
  public var extended = ""
  /// The street and house number. Lines end with a line feed.
  public var street = ""
  /// The town.
  public var city = ""
  /// The state or province.
  public var region = ""
  /// The postal code.
  public var postcode = ""
  /// The country, by name.
  public var country = ""
  /// What the address is for, in lower case, such as `home`.
  public var types: [String] = []
  /// The owner's own label, or `nil` if there is none.
  public var label: String?
  /// The address as it is printed on an envelope (LABEL, RFC 6350 section 6.3.1), or empty.
  public var formatted = ""

  /// Makes an empty address.
  public init() {}

  /// Whether no component says anything.
  var isEmpty: Bool {
    street.isBlank && city.isBlank && postcode.isBlank && region.isBlank && country.isBlank
      && postOfficeBox.isBlank && extended.isBlank
  }

  /// The components that are not empty, in the standard's order.
  ///
  /// - Complexity: O(*n*) in the length of the address.
  public var lines: [String] {
    [postOfficeBox, extended, street, city, region, postcode, country].filter { !$0.isBlank }
  }
}
