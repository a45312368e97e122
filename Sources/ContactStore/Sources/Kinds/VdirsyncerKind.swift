/// The folders that vdirsyncer keeps cards in.
struct VdirsyncerKind: ContactSourceKind {
  func sources(in places: SourcePlaces) -> [any ContactSource] {
    let candidates = [
      places.value(of: "VDIRSYNCER_CONFIG"), places.settings + "/vdirsyncer/config",
      places.inHome(".vdirsyncer/config"),
    ]
    let paths = candidates.compactMap(\.self).map { places.expanded($0) }
    guard let path = paths.first(where: { FileStatus(of: $0) != nil }) else { return [] }
    do throws(SourceError) {
      return (try SettingsFile(at: path)?.sections ?? []).flatMap { sources(of: $0, places) }
    } catch {
      return [UnreadableSource(identifier: "vdirsyncer", title: "vdirsyncer", error: error)]
    }
  }

  /// The folders of a storage: the one that it names, if it has cards, and its collections below that.
  private func sources(
    of section: SettingsFile.Section, _ places: SourcePlaces
  ) -> [any ContactSource] {
    guard section.name.hasPrefix("storage "), section.values["type"] == "filesystem",
      section.values["fileext"] == ".vcf", let path = section.values["path"], !path.isEmpty
    else { return [] }
    let storage = section.name.dropFirst("storage ".count).trimmingSpaces()
    let root = places.expanded(path)
    let collections = SourceFolder.folders(in: root)
    var folders = collections.map { (name: "\(storage)/\($0)", path: "\(root)/\($0)") }
    // A storage without collections is itself the folder, even if there is nothing in it.
    if collections.isEmpty || CardFolderSource.hasCards(root) {
      folders.insert((String(storage), root), at: 0)
    }
    return folders.map { folder in
      CardFolderSource(
        identifier: "vdirsyncer:\(folder.name)",
        title: "vdirsyncer: \(CardFolderSource.name(of: folder.path))", location: folder.path)
    }
  }
}
