/// The address books of khard: folders that its configuration names.
struct KhardKind: ContactSourceKind {
  func sources(in places: SourcePlaces) -> [any ContactSource] {
    let path = places.value(of: "KHARD_CONFIG") ?? places.settings + "/khard/khard.conf"
    do throws(SourceError) {
      let books = try SettingsFile(at: path)?.sections.filter { section in
        section.path.count == 2 && section.path[0] == "addressbooks"
      }
      return (books ?? []).flatMap { sources(of: $0, places) }
    } catch {
      return [UnreadableSource(identifier: "khard", title: "khard", error: error)]
    }
  }

  /// The folders of a section: one, or all that a pattern finds.
  private func sources(
    of book: SettingsFile.Section, _ places: SourcePlaces
  ) -> [any ContactSource] {
    guard let path = book.values["path"], !path.isEmpty else { return [] }
    let folder = places.expanded(path)
    guard book.values["type"] == "discover" else { return [source(book.name, folder)] }
    return FolderPattern(folder).folders().filter(CardFolderSource.hasCards).map { found in
      source("\(book.name)/\(PathName.last(of: found))", found)
    }
  }

  private func source(_ name: String, _ folder: String) -> any ContactSource {
    CardFolderSource(identifier: "khard:\(name)", title: "khard: \(name)", location: folder)
  }
}
