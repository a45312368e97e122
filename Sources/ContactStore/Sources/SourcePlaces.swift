/// Where a person's programs keep their files.
public struct SourcePlaces: Sendable {
  /// The path of the person's home folder.
  public let home: String
  private let variable: @Sendable (String) -> String?

  /// Describes the places of a person.
  ///
  /// - Parameters:
  ///   - home: The path of the home folder.
  ///   - variable: Gives the value of a variable of the environment, or `nil` if it isn't set.
  public init(home: String, variable: @escaping @Sendable (String) -> String?) {
    self.home = home
    self.variable = variable
  }

  /// Describes the places of a person.
  ///
  /// - Parameters:
  ///   - home: The path of the home folder.
  ///   - environment: The variables of the environment.
  public init(home: String, environment: [String: String]) {
    self.init(home: home) { environment[$0] }
  }

  /// The folder of settings, by the XDG Base Directory Specification.
  public var settings: String { folder("XDG_CONFIG_HOME", ".config") }

  /// The folder of data, by the same.
  public var data: String { folder("XDG_DATA_HOME", ".local/share") }

  /// The folder of what could be got again, by the same.
  public var caches: String { folder("XDG_CACHE_HOME", ".cache") }

  /// A path in the home folder.
  ///
  /// - Parameter path: The path in it.
  /// - Returns: The whole path.
  /// - Complexity: O(*n*) in its length.
  public func inHome(_ path: String) -> String { "\(home)/\(path)" }

  /// The value of a variable of the environment; `nil` if it isn't set, or empty.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: Its value.
  /// - Complexity: That of the function that was given.
  public func value(of name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A path of a configuration, with `~`, `$NAME` and `${NAME}` put in. A path that doesn't begin at the
  /// root is taken to begin in `folder`, or in the home folder.
  ///
  /// - Parameters:
  ///   - path: The path as written.
  ///   - folder: The folder that it is in.
  /// - Returns: The whole path, without slashes at the end.
  /// - Complexity: O(*n*) in its length.
  public func expanded(_ path: String, in folder: String? = nil) -> String {
    var whole = PathVariables.replaced(in: path) { $0 == "HOME" ? home : value(of: $0) }
    if whole == "~" || whole.hasPrefix("~/") { whole = home + whole.dropFirst() }
    if !whole.hasPrefix("/") { whole = "\(folder ?? home)/\(whole)" }
    while whole.utf8.count > 1, whole.hasSuffix("/") { whole.removeLast() }
    return whole
  }

  /// A path without the home folder in front of it.
  func withoutHome(_ path: String) -> String {
    path.hasPrefix(home + "/") ? String(path.dropFirst(home.count + 1)) : path
  }

  /// The specification has programs pass over a path that isn't whole.
  private func folder(_ name: String, _ standard: String) -> String {
    value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? inHome(standard)
  }
}
