internal import ContactCards

/// A source that is a folder with a card a file, as vdirsyncer and khard keep it (the vdir convention).
struct CardFolderSource: ContactSource {
  let identifier: String
  let title: String
  let location: String

  /// A card a file, as the convention has it: so nothing needs to be opened.
  func count() throws(SourceError) -> Int { try Self.files(in: location).count }

  func read(_ body: (SourceEvent) -> Bool) throws(SourceError) {
    for name in try Self.files(in: location) {
      let path = "\(location)/\(name)"
      do throws(SourceError) {
        guard try CardFile(path: path, format: .vCard).read(body) else { return }
      } catch {
        let problem = ContactProblem(.error, line: 1, message: error.message)
        guard body(.problem(problem, file: path)) else { return }
      }
    }
  }

  /// The names of the files with cards in a folder.
  static func files(in folder: String) throws(SourceError) -> [String] {
    try SourceFolder.names(in: folder).filter(AddressBookFolder.isCard)
  }

  /// Whether a folder has cards. One that may not be read may have some.
  static func hasCards(_ folder: String) -> Bool {
    !((try? files(in: folder)) ?? ["?"]).isEmpty
  }

  /// What the owner calls the folder: the text of its file `displayname`, else its name.
  static func name(of folder: String) -> String {
    var vdir = AddressBookFolder()
    if let text = try? SourceFile.whole("\(folder)/displayname", limit: 1 << 12) {
      vdir.note(text, of: "displayname")
    }
    return vdir.displayName.isEmpty ? PathName.last(of: folder) : vdir.displayName
  }
}
