internal import ContactCards

/// The address book of abook.
struct ABookKind: ContactSourceKind {
  func sources(in places: SourcePlaces) -> [any ContactSource] {
    // abook looks for the first, then for the second.
    let paths = [places.inHome(".abook/addressbook"), places.data + "/abook/addressbook"]
    guard let path = paths.first(where: { FileStatus(of: $0) != nil }) else { return [] }
    return [CardFileSource(identifier: "abook", title: "abook", location: path, format: .abook)]
  }
}
