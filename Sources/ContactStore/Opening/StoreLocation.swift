/// Where a store is.
public enum StoreLocation: Sendable, Hashable {
  /// An SQLite file.
  case file(String)
  /// A folder with a vCard a file, as vdirsyncer and khard keep it.
  case folder(String)
  /// A PostgreSQL server's database: `postgres://…`.
  case server(String)
  /// Nowhere: it is in memory, nobody else's, and gone when it is closed. For tests and trials.
  case memory

  /// The place that a text names: a server by its URL, a folder that is there or whose name ends in `/`,
  /// and else a file.
  ///
  /// - Parameter text: A path or a URL.
  public init(_ text: String) {
    let isServer = ["postgres://", "postgresql://"].contains { text.hasPrefix($0) }
    if isServer {
      self = .server(text)
    } else if text.hasSuffix("/") || FileSystem.isFolder(text) {
      self = .folder(text)
    } else {
      self = .file(text)
    }
  }

  /// The file where a person's contacts are kept if nothing else is said:
  /// `thumbindex/contacts.db` below `XDG_DATA_HOME`, or `~/.local/share`.
  ///
  /// - Parameters:
  ///   - home: The person's home folder.
  ///   - dataHome: The value of `XDG_DATA_HOME`, if it is set.
  /// - Returns: The place.
  public static func usual(home: String, dataHome: String?) -> StoreLocation {
    // A relative path is to be ignored, says the XDG Base Directory Specification.
    let base = dataHome.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
    return .file(base + "/thumbindex/contacts.db")
  }
}
