/// A kind of place where contacts may be, such as the address books of one program.
///
/// To add a kind, conform to this and to ``ContactSource``, and give it to ``ContactSources``.
public protocol ContactSourceKind: Sendable {
  /// The sources of this kind on a machine, in a fixed order.
  ///
  /// One that is there and can't be read is listed too: it says so when it is counted or read.
  ///
  /// - Parameter places: Where to look.
  /// - Returns: The sources.
  /// - Complexity: O(*n*) in the number of files that are looked at; none is read but for configurations.
  func sources(in places: SourcePlaces) -> [any ContactSource]

  /// The sources of this kind at a path that somebody gave.
  ///
  /// - Parameter path: The path of a file or a folder.
  /// - Returns: The sources; none if what is there is of another kind.
  /// - Throws: ``SourceError`` if it is of this kind and can't be read.
  /// - Complexity: O(*n*) in the number of files of a folder.
  func sources(at path: String) throws(SourceError) -> [any ContactSource]
}

extension ContactSourceKind {
  /// No sources: most kinds are found, not given.
  ///
  /// - Parameter path: The path of a file or a folder.
  /// - Returns: None.
  /// - Throws: Nothing.
  /// - Complexity: O(1).
  public func sources(at path: String) throws(SourceError) -> [any ContactSource] { [] }
}
