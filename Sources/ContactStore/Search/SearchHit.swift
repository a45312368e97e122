/// A contact that a query has found.
package struct SearchHit: Sendable, Hashable {
  package let contact: Int64
  /// What of the contact has been found; the first in the order of ``SearchField`` if it is several things.
  package let field: SearchField
  /// What of the name that lists show the query covers, counted in bytes of UTF-8: ascending ranges, none of which
  /// touches another. Empty if something else has been found.
  package let nameRanges: [Range<Int>]
}
