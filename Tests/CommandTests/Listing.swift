/// What `list --format json` writes.
struct Listing: Decodable {
  struct Section: Decodable {
    var title: String
    var contacts: [Contact]
  }

  struct Contact: Decodable {
    var name: String
    var detail: String?
    var uid: String?
  }

  var locale: String
  var sections: [Section]

  /// The names in the section of a title.
  func names(in title: String) -> [String] {
    sections.filter { $0.title == title }.flatMap { $0.contacts.map(\.name) }
  }
}
