/// A list of contacts for programs: one object, with one contact a line.
struct JSONListing {
  private let list: ContactList
  private let locale: String

  init(_ list: ContactList, locale: String) {
    self.list = list
    self.locale = locale
  }

  /// Writes `{"locale", "sections": [{"title", "contacts": [{"name", "detail", "uid"}]}]}`.
  func write(to output: inout Output) throws(CommandFailure) {
    try output.write("{\"locale\": \(JSONText.string(locale)), \"sections\": [")
    for (place, section) in list.sections.enumerated() {
      let title = JSONText.string(section.title)
      try output.write(place > 0 ? ",\n" : "\n")
      try output.write("  {\"title\": \(title), \"contacts\": [")
      try write(list.contacts(of: section), to: &output)
      try output.write("]}")
    }
    try output.write("]}\n")
  }

  private func write(_ contacts: some Sequence<ListedContact>, to output: inout Output)
    throws(CommandFailure)
  {
    for (position, contact) in contacts.enumerated() {
      let name = JSONText.string(contact.name)
      let detail = JSONText.string(contact.detail)
      let uid = JSONText.string(contact.uid)
      try output.write(position > 0 ? ",\n" : "\n")
      try output.write("    {\"name\": \(name), \"detail\": \(detail), \"uid\": \(uid)}")
    }
  }
}
