/// What sort keys depend on beside the collation's tag and its settings.
///
/// Whatever keeps keys keeps this beside them, and makes them anew where it is another.
public enum CollationVersion {
  /// The version of CLDR that the tables are made of.
  public static let cldr = "48.2"

  /// The number of the format of keys. It grows whenever the key of any text changes though CLDR's data
  /// hasn't.
  public static let keyFormat = 3
}
