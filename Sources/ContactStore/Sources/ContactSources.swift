/// The contacts that are already on a machine: what a program on a telephone gets by asking its system.
public enum ContactSources {
  /// The kinds that are looked for.
  public static let standardKinds: [any ContactSourceKind] = [
    KhardKind(), VdirsyncerKind(), ABookKind(), EvolutionKind(), ThunderbirdKind(), AppleKind(),
    CardFileKind(),
  ]

  /// Finds the sources on a machine.
  ///
  /// A place that two programs share is found once, as that of the first.
  ///
  /// - Parameters:
  ///   - places: Where to look.
  ///   - kinds: What to look for.
  /// - Returns: The sources, kind by kind. No two have the same identifier.
  /// - Complexity: O(*n*) in the number of files that are looked at.
  public static func find(
    in places: SourcePlaces, kinds: [any ContactSourceKind] = standardKinds
  ) -> [any ContactSource] {
    var seen: Set<FileIdentity> = []
    var identifiers: Set<String> = []
    return kinds.flatMap { $0.sources(in: places) }.filter { source in
      if let identity = FileIdentity(of: source.location), !seen.insert(identity).inserted {
        return false
      }
      return identifiers.insert(source.identifier).inserted
    }
  }

  /// The sources at a path that somebody gave: a file of contacts, a folder of cards, an address book's
  /// database, or a telephone's backup.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - kinds: What it may be.
  /// - Returns: The sources, at least one.
  /// - Throws: ``SourceError`` if there is none, or it can't be read.
  /// - Complexity: O(*n*) in the number of files of a folder.
  public static func open(
    _ path: String, kinds: [any ContactSourceKind] = standardKinds
  ) throws(SourceError) -> [any ContactSource] {
    if let reason = FileStatus.reasonForNone(at: path) { throw .cannotRead(path, reason: reason) }
    for kind in kinds {
      let found = try kind.sources(at: path)
      if !found.isEmpty { return found }
    }
    throw .unknown(
      path, reason: "neither contacts in a format that can be read, nor a program's address book")
  }
}
