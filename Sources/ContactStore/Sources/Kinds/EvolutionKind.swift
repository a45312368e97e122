/// The address books of Evolution, which GNOME Contacts shows too.
struct EvolutionKind: ContactSourceKind {
  /// Where an installation keeps its files.
  private struct Installation {
    var prefix: String
    var data: String
    var caches: String
    var settings: String
  }

  func sources(in places: SourcePlaces) -> [any ContactSource] {
    let flatpak = places.inHome(".var/app/org.gnome.Evolution")
    let installations = [
      Installation(
        prefix: "evolution", data: places.data, caches: places.caches, settings: places.settings),
      Installation(
        prefix: "evolution-flatpak", data: flatpak + "/data", caches: flatpak + "/cache",
        settings: flatpak + "/config"),
    ]
    return installations.flatMap { installation in
      books(of: installation, below: installation.data, "contacts.db")
        + books(of: installation, below: installation.caches, "cache.db")
    }
  }

  func sources(at path: String) throws(SourceError) -> [any ContactSource] {
    try DatabaseSource<KeptCards>.given(path, kind: "evolution")
  }

  private func books(
    of installation: Installation, below root: String, _ file: String
  ) -> [any ContactSource] {
    let folder = "\(root)/evolution/addressbook"
    return SourceFolder.folders(in: folder).compactMap { name in
      let path = "\(folder)/\(name)/\(file)"
      guard FileStatus(of: path) != nil else { return nil }
      return DatabaseSource<KeptCards>(
        identifier: "\(installation.prefix):\(name)",
        title: "Evolution: \(title(of: name, installation))", location: path)
    }
  }

  /// What the owner calls the book: the settings have a file for each, named after its folder.
  private func title(of name: String, _ installation: Installation) -> String {
    let source = name == "system" ? "system-address-book" : name
    let path = "\(installation.settings)/evolution/sources/\(source).source"
    let settings = (try? SettingsFile(at: path)) ?? nil
    let section = settings?.sections.first { $0.name == "Data Source" }
    let shown = section?.values["displayname"] ?? ""
    guard shown.isEmpty else { return shown }
    // The book that everyone has needs no settings, and is called so.
    return name == "system" ? "Personal" : name
  }
}
