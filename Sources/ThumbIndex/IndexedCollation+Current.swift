extension IndexedCollation {
  /// The collation of the language that the environment asks for by `LC_ALL`, `LC_COLLATE` or `LANG`, in
  /// that order; English if none of them names a language.
  ///
  /// It is made anew each time, so keep it while a list is shown.
  ///
  /// - Complexity: As of ``init(locale:options:)``.
  public static var current: IndexedCollation {
    for tag in EnvironmentLocale.tags {
      if let collation = try? IndexedCollation(locale: tag) { return collation }
    }
    return english
  }

  private static let english: IndexedCollation = {
    do {
      return try IndexedCollation(locale: "en")
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
