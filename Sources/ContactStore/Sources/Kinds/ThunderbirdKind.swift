/// The address books of Thunderbird.
struct ThunderbirdKind: ContactSourceKind {
  func sources(in places: SourcePlaces) -> [any ContactSource] {
    let roots = [
      ("thunderbird", ".thunderbird"),
      ("thunderbird-snap", "snap/thunderbird/common/.thunderbird"),
      ("thunderbird-flatpak", ".var/app/org.mozilla.Thunderbird/.thunderbird"),
      ("thunderbird-flatpak", ".var/app/net.thunderbird.Thunderbird/.thunderbird"),
    ]
    return roots.flatMap { prefix, root in sources(in: places.inHome(root), prefix) }
  }

  func sources(at path: String) throws(SourceError) -> [any ContactSource] {
    try DatabaseSource<ThunderbirdBook>.given(path, kind: "thunderbird")
  }

  private func sources(in root: String, _ prefix: String) -> [any ContactSource] {
    do throws(SourceError) {
      return try ThunderbirdProfile.all(in: root).flatMap { sources(of: $0, prefix) }
    } catch {
      return [UnreadableSource(identifier: prefix, title: "Thunderbird", error: error)]
    }
  }

  private func sources(of profile: ThunderbirdProfile, _ prefix: String) -> [any ContactSource] {
    let files = profile.books
    guard !files.isEmpty else { return [] }
    let titles = profile.titles().merging(Self.ownTitles) { given, _ in given }
    return files.map { file in
      let name = PathName.withoutEnding(file)
      return DatabaseSource<ThunderbirdBook>(
        identifier: "\(prefix):\(PathName.last(of: profile.folder))/\(name)",
        title: "Thunderbird: \(titles[file] ?? name)", location: "\(profile.folder)/\(file)")
    }
  }

  /// What the program calls the books that every profile has.
  private static let ownTitles = [
    "abook.sqlite": "Personal Address Book", "history.sqlite": "Collected Addresses",
  ]
}
