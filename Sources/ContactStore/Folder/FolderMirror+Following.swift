extension FolderMirror {
  /// Brings what has happened in the folder into the index.
  func follow() throws(StoreError) -> FolderReport {
    var report = untold
    untold = FolderReport()
    // What is still wrong is found again.
    report.problems.removeAll { $0.file != FileName.index.text }
    if try !isCurrent() {
      let news = try followChanges()
      report.added += news.added
      report.changed += news.changed
      report.removed += news.removed
      report.problems += news.problems
    }
    report.problems += try files.problems()
    return report
  }

  /// What opening the folder has found.
  func takeFindings() -> FolderReport {
    defer { untold = FolderReport() }
    return untold
  }

  private func isCurrent() throws(StoreError) -> Bool {
    let listing = try listing()
    guard listing.unreadable.isEmpty else { return false }
    return FolderFollower.isCurrent(listing, try files.all())
  }

  private func listing() throws(StoreError) -> FolderListing {
    do throws(FileFault) {
      return try folder.listing()
    } catch {
      throw .failed(store: folder.path, reason: error.reason)
    }
  }

  private func followChanges() throws(StoreError) -> FolderReport {
    isFollowing = true
    defer { isFollowing = false }
    return try session.connection.transaction { () throws(StoreError) in
      // Nobody else writes now: what is half done is of a program that was killed.
      var listing = try listing()
      if try clear(listing.leftovers) { listing = try self.listing() }
      var follower = try FolderFollower(self, listing, files.all())
      try follower.run()
      var report = follower.report
      for (name, reason) in listing.unreadable.sorted(by: { $0.key < $1.key }) {
        report.problems.append(.unreadable(name, reason))
      }
      return report
    }
  }

  /// Clears away what programs that were killed have left. Nobody else may be writing.
  func clear(_ leftovers: [FileName]) throws(StoreError) -> Bool {
    if leftovers.isEmpty { return false }
    do throws(FileFault) {
      try folder.clearLeftovers(leftovers)
    } catch {
      throw error.error(folder.path)
    }
    return true
  }
}
