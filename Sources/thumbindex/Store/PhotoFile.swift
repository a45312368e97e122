internal import ContactCards

/// A picture in a file.
enum PhotoFile {
  /// The card with the picture of a file; without its picture if the path is empty.
  static func put(_ path: String, into card: Card) throws(CommandFailure) -> Card {
    var contact = card.contact
    if path.isEmpty {
      contact.photo = nil
      return card.replacing(with: contact)
    }
    let bytes = try InputFile(CommandWord(bytes: Array(path.utf8))).read(Progress())
    guard let type = ContactPhoto.pictureType(of: bytes) else {
      throw .data(
        FileProblem(file: path, message: "is no picture; JPEG, PNG, GIF and WebP can be taken"))
    }
    contact.photo = ContactPhoto(.data(bytes), mediaType: type)
    return card.replacing(with: contact)
  }
}

extension Option {
  static let photo = Option(
    name: "--photo", placeholder: "FILE", help: "the picture; an empty name takes it away")
}
