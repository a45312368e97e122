internal import Glibc

/// A path with `*`, `?` and `[…]` for parts of names, and `**` for folders at any depth.
struct FolderPattern {
  private let parts: [String]

  /// No person's folders are deeper, or more; a loop of links ends here too.
  private static let depthLimit = 16
  private static let countLimit = 10_000

  /// What has been looked at, which links may lead to again.
  private struct Search {
    var seen: Set<Visit> = []
    var found: [String] = []
  }

  private struct Visit: Hashable {
    var folder: FileIdentity
    var part: Int
  }

  init(_ path: String) { parts = path.split(separator: "/").map(String.init) }

  /// The folders that it fits, in the order of their names.
  func folders() -> [String] {
    var search = Search()
    look(in: "", from: 0, depth: 0, &search)
    return search.found
  }

  private func look(in folder: String, from part: Int, depth: Int, _ search: inout Search) {
    guard depth <= Self.depthLimit, search.seen.count < Self.countLimit,
      let status = FileStatus(of: folder.isEmpty ? "/" : folder), status.isFolder,
      search.seen.insert(Visit(folder: status.identity, part: part)).inserted
    else { return }
    guard part < parts.count else { return search.found.append(folder) }
    if parts[part] == "**" {
      look(in: folder, from: part + 1, depth: depth, &search)
      for name in SourceFolder.folders(in: folder) {
        look(in: "\(folder)/\(name)", from: part, depth: depth + 1, &search)
      }
    } else if parts[part].contains(where: { "*?[".contains($0) }) {
      for name in SourceFolder.folders(in: folder) where unsafe fnmatch(parts[part], name, 0) == 0 {
        look(in: "\(folder)/\(name)", from: part + 1, depth: depth, &search)
      }
    } else {
      look(in: "\(folder)/\(parts[part])", from: part + 1, depth: depth, &search)
    }
  }
}
