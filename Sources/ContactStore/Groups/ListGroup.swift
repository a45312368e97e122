/// Which contacts a list has.
public enum ListGroup: Sendable, Hashable {
  /// All of them, but for groups.
  case all
  /// The favourites.
  case favorites
  /// Those with a category (CATEGORIES, RFC 6350 section 6.7.1).
  case category(String)
  /// Those that a group's card names (MEMBER, RFC 6350 section 6.6.5).
  case members(of: Int64)

  /// How the table of lists names it.
  var tableName: String {
    switch self {
    case .all: ""
    case .favorites: "f"
    case .category(let name): "g:" + name
    case .members(let group): "m:\(group)"
    }
  }

  init(tableName name: String) {
    switch name.prefix(2) {
    case "f": self = .favorites
    case "g:": self = .category(String(name.dropFirst(2)))
    case "m:": self = .members(of: Int64(name.dropFirst(2)) ?? 0)
    default: self = .all
    }
  }
}

/// What categories mean.
enum Category {
  /// The category of favourites: Google's.
  static let favorite = "starred"

  /// How many characters of a category count: engines can't look for any number of them.
  private static let longest = 200

  /// The name of the group that a category is; empty for none. Google writes its own with a star in front.
  static func groupName(_ category: String) -> String {
    var name = category.prefix(longest)
    if name.hasPrefix("* ") { name = name.dropFirst(2) }
    let characters = name.drop(while: \.isWhitespace)
    guard let last = characters.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(characters[...last])
  }

  static func isFavorite(_ category: String) -> Bool {
    groupName(category).lowercased() == favorite
  }
}
