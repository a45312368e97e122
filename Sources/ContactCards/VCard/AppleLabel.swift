/// A label of Apple's address book, in its vCards and in its property lists.
///
/// One that the program offers is wrapped, `_$!<Mobile>!$_`, and means types. Any other is the owner's own.
struct AppleLabel {
  /// What an offered label means.
  let types: [String]
  /// The owner's own label.
  let own: String?

  /// Several values can share a label that is no longer than this. A longer one is text that a hostile file
  /// would have repeated with each of them.
  static let longestShared = 256

  init(_ text: String) {
    let text = text.trimmingBlanks()
    if text.utf8.count <= Self.longestShared, let offered = Self.unwrapped(text) {
      (types, own) = (Self.types(of: offered.lowercased()), nil)
    } else {
      (types, own) = ([], text.isEmpty ? nil : text)
    }
  }

  /// Adds the label to a value.
  func apply(types: inout [String], label: inout String?) {
    for type in self.types where !types.contains(type) { types.append(type) }
    if let own { label = own }
  }

  private static func unwrapped(_ text: String) -> Substring? {
    guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.utf8.count > 8 else { return nil }
    return text.dropFirst(4).dropLast(4)
  }

  private static func types(of name: String) -> [String] {
    switch name {
    case "mobile": ["cell"]
    case "workfax": ["work", "fax"]
    case "homefax": ["home", "fax"]
    case "otherfax": ["fax"]
    default: [name]
    }
  }
}
