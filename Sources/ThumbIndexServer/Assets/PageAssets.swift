internal import COpenAPI
internal import CPageAssets

/// A file that is in the program.
struct EmbeddedFile: Sendable {
  let contentType: String
  let bytes: StaticBytes
  let tag: String

  fileprivate init(_ contentType: String, _ bytes: StaticBytes) {
    self.contentType = contentType
    self.bytes = bytes
    // FNV-1a: another file has another tag.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<bytes.count {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    tag = "\"" + String(hash, radix: 16) + "\""
  }

  /// The file, or that the client has it already.
  func response(_ headers: RequestHeaders, policy: String) -> Response {
    var response =
      EntityTag.isKnown(tag, headers)
      ? .empty(304) : Response(200, contentType, .constant(bytes))
    response.policy = policy
    return response.with("ETag", tag).with("Cache-Control", "no-cache")
  }
}

/// The files of the page, by the names that they are asked for.
enum PageAssets {
  /// The page needs its own files, pictures that are data, and this server.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    + "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

  static let files: [String: EmbeddedFile] = {
    var files: [String: EmbeddedFile] = [:]
    for index in 0..<thumbindex_asset_count() {
      let asset = unsafe thumbindex_asset(index)
      let name = unsafe String(cString: asset.name)
      let bytes = unsafe StaticBytes(start: UnsafeRawPointer(asset.bytes), count: asset.count)
      files[name == "index.html" ? "" : name] = EmbeddedFile(type(of: name), bytes)
    }
    return files
  }()

  static let openAPI = unsafe EmbeddedFile(
    "application/json",
    StaticBytes(start: UnsafeRawPointer(thumbindex_openapi()), count: thumbindex_openapi_count()))

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
