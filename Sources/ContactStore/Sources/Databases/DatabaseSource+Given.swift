extension DatabaseSource {
  /// The source that a file is, if somebody gave its path: none if it is no database, or has other tables.
  static func given(_ path: String, kind: String) throws(SourceError) -> [any ContactSource] {
    guard FileStatus.isFile(path),
      try SourceFile.beginning(path, count: 16) == Array("SQLite format 3\0".utf8),
      Book(try SourceDatabase(path)) != nil
    else { return [] }
    return [
      DatabaseSource(
        identifier: "\(kind):\(path)", title: "\(Book.program): \(PathName.last(of: path))",
        location: path)
    ]
  }
}
