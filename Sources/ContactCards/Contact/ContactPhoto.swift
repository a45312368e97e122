/// A picture of a contact (PHOTO, RFC 6350 section 6.2.4).
public struct ContactPhoto: Sendable, Hashable {
  /// Where the picture is.
  public enum Content: Sendable, Hashable {
    /// The picture itself.
    case data([UInt8])
    /// A link to it. Links are kept, and never followed.
    case uri(String)
  }

  /// The media type such as `image/png`, or empty if the source does not say.
  public var mediaType: String

  /// Where the picture is.
  public var content: Content

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - content: Where it is.
  ///   - mediaType: Its media type, or empty.
  public init(_ content: Content, mediaType: String = "") {
    self.content = content
    self.mediaType = mediaType
  }

  /// The picture of a link, which may hold the data itself (`data:`, RFC 2397).
  ///
  /// - Complexity: O(*n*) in the length of the link.
  package init(uri: String) {
    if let inline = DataURI(uri) {
      self.init(.data(inline.bytes), mediaType: inline.mediaType)
    } else {
      self.init(.uri(uri))
    }
  }

  /// The link that is the picture: a `data:` URI if the picture is here.
  package var uri: String {
    switch content {
    case .uri(let uri): uri
    case .data(let bytes):
      "data:\(mediaType.isEmpty ? Self.mediaType(of: bytes) : mediaType);base64,"
        + Base64.encode(bytes)
    }
  }

  /// The media type that the first bytes tell.
  static func mediaType(of bytes: [UInt8]) -> String {
    pictureType(of: bytes) ?? "application/octet-stream"
  }

  /// The media type of the pictures that programs show, as their first bytes tell it; `nil` for all else. What can
  /// hold programs, as SVG can, is none of them.
  package static func pictureType(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    let isWebP =
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? "image/webp" : nil
  }
}

/// A `data:` URI in base64 (RFC 2397).
struct DataURI {
  var mediaType: String
  var bytes: [UInt8]

  /// Takes a URI apart; `nil` if it is none of these, or its data is no base64.
  init?(_ uri: String) {
    guard uri.utf8.span.hasWord("data:", at: 0) else { return nil }
    let rest = uri.utf8.dropFirst(5)
    guard let comma = rest.firstIndex(of: ASCII.comma) else { return nil }
    let head = String(uri[rest.startIndex..<comma])
    guard head.lowercased().hasSuffix(";base64"),
      let bytes = Base64.decode(String(uri[uri.utf8.index(after: comma)...]))
    else { return nil }
    mediaType = String(head.dropLast(7))
    self.bytes = bytes
  }
}
