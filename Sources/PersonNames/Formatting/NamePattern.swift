/// How the fields of a name are put together: `{surname}, {given} {given2-initial}` (LDML part 8,
/// “namePattern Syntax”).
package struct NamePattern: Sendable, Hashable {
  /// A field in the form that a pattern wants.
  package struct Request: Sendable, Hashable {
    var field: NameField
    var modifiers: NameModifiers
  }

  /// The fields, in order.
  package var requests: [Request] = []
  /// What stands before the first field, between each two, and behind the last: one more than fields.
  package var literals: [String] = [""]

  /// Reads a pattern as CLDR's files have it; `nil` if it isn't one.
  package init?(_ text: String) {
    for part in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0 else {
        literals[0] = String(part.element)
        continue
      }
      let pieces = part.element.split(separator: "}", omittingEmptySubsequences: false)
      guard pieces.count == 2, let request = Request(pieces[0]) else { return nil }
      requests.append(request)
      literals.append(String(pieces[1]))
    }
    if requests.isEmpty { return nil }
  }

  init() {}
}

extension NamePattern.Request {
  /// Reads `given-informal-initial`.
  init?(_ text: Substring) {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let name = words.first, let field = NameField(name: name) else { return nil }
    var modifiers: NameModifiers = []
    for word in words.dropFirst() {
      guard let modifier = NameModifiers(name: word) else { return nil }
      modifiers.insert(modifier)
    }
    self.init(field: field, modifiers: modifiers)
  }
}
