internal import ContactCards

/// Cards in the places where people put them: folders of cards, and files that were downloaded.
struct CardFileKind: ContactSourceKind {
  /// More files than that in one folder are listed as one source.
  static let fileLimit = 20

  func sources(in places: SourcePlaces) -> [any ContactSource] {
    let books =
      ["\(places.home)/.contacts", places.inHome("Contacts"), places.inHome("contacts")]
      + [places.data + "/contacts"]
    return books.flatMap { folders($0, places) }
      + Self.userFolders(places).flatMap { files(in: $0, places) }
  }

  /// A folder of cards, or a file of contacts in any format.
  func sources(at path: String) throws(SourceError) -> [any ContactSource] {
    if FileStatus.isFolder(path) {
      guard try !CardFolderSource.files(in: path).isEmpty else { return [] }
      return [
        CardFolderSource(
          identifier: "folder:\(path)", title: CardFolderSource.name(of: path), location: path)
      ]
    }
    guard try Self.isOfKnownFormat(path) else { return [] }
    return [
      CardFileSource(identifier: "file:\(path)", title: PathName.last(of: path), location: path)
    ]
  }

  /// Whether a file is of some format, as far as whole lines at its beginning tell.
  private static func isOfKnownFormat(_ path: String) throws(SourceError) -> Bool {
    let limit = 1 << 16
    var bytes = try SourceFile.beginning(path, count: limit)
    if bytes.count == limit, let end = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      bytes.removeSubrange(end...)
    }
    return ContactFormat.recognize(bytes.span) != nil
  }

  /// A folder of cards, and those in it.
  private func folders(_ folder: String, _ places: SourcePlaces) -> [any ContactSource] {
    let inner = SourceFolder.folders(in: folder).map { "\(folder)/\($0)" }
    let all = FileStatus.isFolder(folder) ? [folder] + inner : []
    return all.filter(CardFolderSource.hasCards).map { Self.folder($0, places) }
  }

  private static func folder(_ path: String, _ places: SourcePlaces) -> any ContactSource {
    CardFolderSource(
      identifier: "folder:\(places.withoutHome(path))", title: CardFolderSource.name(of: path),
      location: path)
  }

  /// The files of cards in a folder.
  private func files(in folder: String, _ places: SourcePlaces) -> [any ContactSource] {
    let names = SourceFolder.namesIfAny(in: folder).filter(AddressBookFolder.isCard)
    if names.count > Self.fileLimit { return [Self.folder(folder, places)] }
    return names.compactMap { name in
      let path = "\(folder)/\(name)"
      guard Self.mayHaveCards(path) else { return nil }
      return CardFileSource(
        identifier: "file:\(places.withoutHome(path))", title: name, location: path, format: .vCard)
    }
  }

  /// Whether a file looks like cards: files of genes have the same ending. One that may not be read does.
  private static func mayHaveCards(_ path: String) -> Bool {
    guard FileStatus.isFile(path) else { return false }
    guard let bytes = try? SourceFile.beginning(path, count: 1 << 14) else { return true }
    var counter = CardCounter()
    // Without what UTF-16 has between the letters, and its mark.
    counter.append(bytes.filter { $0 != 0 && $0 < 0x80 }[...])
    return counter.count > 0
  }

  /// The folders for documents and downloads, in the language of the desktop (xdg-user-dirs) and in English.
  private static func userFolders(_ places: SourcePlaces) -> [String] {
    let settings = (try? SettingsFile(at: places.settings + "/user-dirs.dirs")) ?? nil
    let values = settings?.sections.first?.values ?? [:]
    let named = ["xdg_documents_dir", "xdg_download_dir", "xdg_desktop_dir"].compactMap {
      values[$0].map { places.expanded($0) }
    }
    let all = named + ["Documents", "Downloads", "Desktop"].map(places.inHome)
    // A folder that a desktop hasn't is set to be the home folder itself.
    var seen: Set<String> = [places.home]
    return all.filter { seen.insert($0).inserted }
  }
}
