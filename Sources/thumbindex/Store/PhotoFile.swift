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
    guard let type = mediaType(of: bytes) else {
      throw .data(
        FileProblem(file: path, message: "is no picture; JPEG, PNG, GIF and WebP can be taken"))
    }
    contact.photo = ContactPhoto(.data(bytes), mediaType: type)
    return card.replacing(with: contact)
  }

  /// The media type that the first bytes tell.
  private static func mediaType(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    let isWebP =
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? "image/webp" : nil
  }
}

extension Option {
  static let photo = Option(
    name: "--photo", placeholder: "FILE", help: "the picture; an empty name takes it away")
}
