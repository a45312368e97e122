/// The address books of macOS and iOS, where somebody gives them; and that of the home folder, if it is one
/// of macOS.
struct AppleKind: ContactSourceKind {
  private static let file = "AddressBook-v22.abcddb"

  func sources(in places: SourcePlaces) -> [any ContactSource] {
    macSources(in: places.inHome("Library/Application Support/AddressBook"), identifier: "macos")
  }

  func sources(at path: String) throws(SourceError) -> [any ContactSource] {
    if FileStatus.isFolder(path) {
      let found = macSources(in: path, identifier: "macos:\(path)")
      if !found.isEmpty { return found }
      guard let backup = PhoneBackup(path) else { return [] }
      return [
        DatabaseSource<PhoneBook>(
          identifier: "ios:\(path)", title: "iOS: \(PathName.last(of: path))",
          location: try backup.addressBook())
      ]
    }
    let mac = try DatabaseSource<MacBook>.given(path, kind: "macos")
    return mac.isEmpty ? try DatabaseSource<PhoneBook>.given(path, kind: "ios") : mac
  }

  /// The database of a folder, and one for each account.
  private func macSources(in folder: String, identifier: String) -> [any ContactSource] {
    let accounts = SourceFolder.folders(in: "\(folder)/Sources")
    let places =
      [(name: "", path: "\(folder)/\(Self.file)")]
      + accounts.map { (name: $0, path: "\(folder)/Sources/\($0)/\(Self.file)") }
    return places.filter { FileStatus(of: $0.path) != nil }.map { place in
      DatabaseSource<MacBook>(
        identifier: place.name.isEmpty ? identifier : "\(identifier)/\(place.name)",
        title: "macOS: \(place.name.isEmpty ? "on the machine" : "account \(place.name)")",
        location: place.path)
    }
  }
}
