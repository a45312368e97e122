/// A parameter of a property (RFC 6350 section 5).
public struct CardParameter: Sendable, Hashable {
  /// The name as written, such as `TYPE`; empty if the value stands bare, as vCard 2.1 allows:
  /// `TEL;HOME:…`.
  public var name: String

  /// The values, decoded: quotation marks, carets (RFC 6868) and backslashes are resolved.
  ///
  /// Commas in quotation marks separate the values of TYPE and SORT-AS only.
  public var values: [String]

  /// Makes a parameter.
  ///
  /// - Parameters:
  ///   - name: Its name; empty for a bare one.
  ///   - values: Its values.
  public init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values
  }

  /// Whether the parameter has that name, which is in upper case.
  func isNamed(_ other: String) -> Bool {
    let (own, expected) = (name.utf8.span, other.utf8.span)
    guard own.count == expected.count else { return false }
    for index in own.indices
    where own[index] != expected[index]
      && (own[index] < 0x61 || own[index] & 0xDF != expected[index])
    {
      return false
    }
    return true
  }
}
