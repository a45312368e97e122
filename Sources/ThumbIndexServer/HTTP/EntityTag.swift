/// Tags of what is answered (RFC 9110 section 8.8.3), and the conditions that name them.
enum EntityTag {
  /// The tag of a revision of a contact, in one of the forms that it comes in: what differs has to have another tag.
  static func of(_ revision: Int64, form: String = "") -> String {
    form.isEmpty ? "\"\(revision)\"" : "\"\(revision)-\(form)\""
  }

  /// What a condition asks for.
  enum Condition: Sendable, Hashable {
    /// Whatever there is.
    case any
    /// One of these tags, those that are weak without their sign.
    case tags([String], hasWeak: Bool)
  }

  /// Reads the value of `If-Match` or `If-None-Match`; `nil` if it is broken.
  static func condition(_ text: String) -> Condition? {
    var rest = text.utf8[...].drop { $0 == 0x20 || $0 == 0x09 }
    if rest.elementsEqual("*".utf8) { return .any }
    var tags: [String] = []
    var hasWeak = false
    while !rest.isEmpty {
      if rest.starts(with: "W/".utf8) {
        hasWeak = true
        rest = rest.dropFirst(2)
      }
      guard rest.first == UInt8(ascii: "\""),
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))
      else { return nil }
      tags.append(String(decoding: rest[...end], as: UTF8.self))
      rest = rest[end...].dropFirst().drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
    }
    return tags.isEmpty ? nil : .tags(tags, hasWeak: hasWeak)
  }

  /// Whether what a client has is what there is (`If-None-Match`).
  static func isKnown(_ tag: String, _ headers: RequestHeaders) -> Bool {
    guard let text = headers.ifNoneMatch, let condition = condition(text) else { return false }
    return switch condition {
    case .any: true
    case .tags(let tags, _): tags.contains(tag)
    }
  }

  /// The revision that a change is meant for; `nil` for whichever there is.
  ///
  /// - Throws: ``Problem`` if the request doesn't say, or says something else.
  static func revision(_ headers: RequestHeaders) throws(Problem) -> Int64? {
    guard let text = headers.ifMatch else {
      throw Problem(
        428, "no-condition", "If-Match is missing",
        "say which revision is meant: If-Match: \"REVISION\", as the contact's ETag has it")
    }
    switch condition(text) {
    case .any: return nil
    case .tags(let tags, false) where tags.count == 1:
      // A change is of the contact, whichever form a client has. A tag that was never handed out is that of no revision.
      return Int64(tags[0].dropFirst().dropLast().prefix { $0 != "-" }) ?? 0
    default:
      throw Problem(
        400, "bad-request", "If-Match is broken", "it has to be one tag such as \"3\"")
    }
  }
}
