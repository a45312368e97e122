internal import ContactStore

/// The sources of contacts that a command line asks for.
enum RequestedSources {
  /// The sources at some paths; without any, those that are found on the machine.
  static func all(at paths: [String] = []) throws(CommandFailure) -> [any ContactSource] {
    guard paths.isEmpty else {
      var sources: [any ContactSource] = []
      for path in paths { sources += try open(path) }
      return sources
    }
    guard let home = Environment.value(of: "HOME"), home.hasPrefix("/") else {
      throw .usage("HOME does not name a folder to look in; name a path")
    }
    return ContactSources.find(in: SourcePlaces(home: home) { Environment.value(of: $0) })
  }

  /// The sources of a word: the one that is called so, else those at that path.
  static func named(_ word: String) throws(CommandFailure) -> [any ContactSource] {
    let isCalled = word.contains(":") || !word.contains("/")
    if isCalled, let found = try all().first(where: { $0.identifier == word }) { return [found] }
    return try open(word)
  }

  private static func open(_ path: String) throws(CommandFailure) -> [any ContactSource] {
    do throws(SourceError) {
      return try ContactSources.open(path)
    } catch {
      throw .data(FileProblem(file: error.location, message: error.message))
    }
  }
}
