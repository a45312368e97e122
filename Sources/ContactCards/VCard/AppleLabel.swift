/// The labels of Apple's address book, in its vCards and in its property lists.
///
/// A label that the program offers is wrapped: `_$!<Mobile>!$_`. Any other is the owner's own.
enum AppleLabel {
  /// Adds a label to a value: one that is offered as types, any other as the value's label.
  static func apply(_ text: String, types: inout [String], label: inout String?) {
    let text = text.trimmingBlanks()
    guard !text.isEmpty else { return }
    guard let offered = unwrapped(text) else {
      label = text
      return
    }
    for type in self.types(of: offered.lowercased()) where !types.contains(type) {
      types.append(type)
    }
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
