/// What a folder holds at a time.
struct FolderListing {
  /// The files with contacts, by name.
  var files: [FileName: FileStamp] = [:]
  /// Files that can't be looked at, and why.
  var unreadable: [FileName: String] = [:]
  /// What changes that were broken off have left behind.
  var leftovers: [FileName] = []
}
