/// What an address of the interface names.
enum Route: Sendable, Hashable {
  case description
  case book
  case orders
  case order(locale: String)
  case sections
  case contacts
  case contact(Int64)
  case position(Int64)
  case photo(Int64)
  case undo
  case trash
  case restore(Int64)
  case groups
  case search
  case imports
  case importing(Int64)
  case confirm(Int64)
  case export
  case events

  /// Finds the resource of a path behind `/api/v1`; `nil` if there is none.
  init?(_ path: ArraySlice<String>) {
    let words = Array(path)
    switch (words.first ?? "", words.count) {
    case ("openapi.json", 1): self = .description
    case ("book", 1): self = .book
    case ("orders", 1): self = .orders
    case ("orders", 2): self = .order(locale: words[1])
    case ("sections", 1): self = .sections
    case ("contacts", 1): self = .contacts
    case ("contacts", 2...3):
      guard let id = Self.number(words[1]), let route = Self.contact(id, words.dropFirst(2).first)
      else { return nil }
      self = route
    case ("undo", 1): self = .undo
    case ("trash", 1): self = .trash
    case ("trash", 3) where words[2] == "restore":
      guard let id = Self.number(words[1]) else { return nil }
      self = .restore(id)
    case ("groups", 1): self = .groups
    case ("search", 1): self = .search
    case ("imports", 1...3):
      guard let route = Self.importing(words) else { return nil }
      self = route
    case ("export", 1): self = .export
    case ("events", 1): self = .events
    default: return nil
    }
  }

  private static func contact(_ id: Int64, _ part: String?) -> Route? {
    switch part {
    case nil: .contact(id)
    case "position": .position(id)
    case "photo": .photo(id)
    default: nil
    }
  }

  private static func importing(_ words: [String]) -> Route? {
    guard words.count > 1 else { return .imports }
    guard let id = number(words[1]) else { return nil }
    if words.count == 2 { return .importing(id) }
    return words[2] == "confirm" ? .confirm(id) : nil
  }

  private static func number(_ text: String) -> Int64? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isPlain ? Int64(text) : nil
  }

  /// What can be done with it, beside looking at what can be looked at with GET.
  var methods: [HTTPMethod] {
    switch self {
    case .description, .book, .orders, .sections, .position, .photo, .groups, .search, .export,
      .events:
      [.get, .head]
    case .order: [.put]
    case .contacts: [.get, .head, .post]
    case .contact: [.get, .head, .put, .delete]
    case .undo, .restore, .confirm, .imports: [.post]
    case .trash: [.get, .head, .delete]
    case .importing: [.get, .head, .delete]
    }
  }
}
