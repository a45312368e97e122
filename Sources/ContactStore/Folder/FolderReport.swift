/// What has been found out about a folder.
package struct FolderReport: Sendable, Hashable {
  /// How many contacts are new since the folder was looked at the last time.
  package var added = 0
  /// How many have been changed.
  package var changed = 0
  /// How many are gone, and in the trash.
  package var removed = 0
  /// What is wrong with files, those that had been found before too.
  package var problems: [FolderProblem] = []

  package init() {}

  /// Whether something is different.
  package var hasChanges: Bool { added + changed + removed > 0 }
}

/// Something wrong with a file of a folder.
package struct FolderProblem: Sendable, Hashable {
  /// The name of the file, without the folder.
  package let file: String
  /// What is wrong and what to do about it, as one sentence without a full stop.
  package let message: String
}
