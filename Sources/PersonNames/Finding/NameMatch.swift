/// A name that a query has found.
public struct NameMatch: Sendable, Hashable {
  /// The number of the name among those of the finder.
  public let position: Int
  /// What of the name the query covers, counted in bytes of UTF-8: ascending ranges, none of which touches
  /// another.
  public let utf8Ranges: [Range<Int>]

  /// What of `name`, which has been found, the query covers.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public func ranges(in name: String) -> [Range<String.Index>] {
    utf8Ranges.map(name.range(ofUTF8:))
  }
}
