internal import ContactCards
internal import ContactStore

/// One contact: `/contacts/{id}` and its photo.
struct ContactResource: Sendable {
  let book: AddressBook

  func show(_ request: Request, _ id: Int64) throws(Problem) -> Response {
    guard let form = ContactForm(accept: request.headers.accept) else {
      throw Problem(
        406, "not-acceptable", "There is no such form",
        "contacts come as " + ContactForm.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return try reading(id) { stored in
      let tag = EntityTag.of(stored.revision, form: form.tagName)
      if EntityTag.isKnown(tag, request.headers) { return Self.tagged(.empty(304), tag) }
      return Self.tagged(Self.response(stored, form), tag)
    }
  }

  private func reading(_ id: Int64, _ body: (StoredContact) -> Response) throws(Problem) -> Response
  {
    do throws(StoreError) {
      let found = try book.read { (session) throws(StoreError) in try session.contactIfAny(id) }
      guard let found else { return Problem.noContact("\(id)").response }
      return body(found)
    } catch {
      throw Problem(error)
    }
  }

  private static func response(_ stored: StoredContact, _ form: ContactForm) -> Response {
    guard let format = form.outputFormat else { return .json(json(stored), status: 200) }
    var writer = CardWriter(format)
    var bytes: [UInt8] = []
    writer.write(stored.card, to: &bytes)
    if form == .jCard {
      // The writer makes a list of one, whose bracket it has yet to close.
      bytes = Array(bytes.drop { $0 != UInt8(ascii: "[") }.dropFirst().drop { $0 <= 0x20 })
    }
    return Response(200, "\(form.rawValue); charset=utf-8", .bytes(bytes))
  }

  private static func json(_ stored: StoredContact) -> JSONOutput {
    var output = JSONOutput()
    output.contact(stored)
    return output
  }

  /// A contact in JSON, with its tag.
  static func json(_ status: Int, _ stored: StoredContact) -> Response {
    tagged(.json(json(stored), status: status), EntityTag.of(stored.revision))
  }

  private static func tagged(_ response: Response, _ tag: String) -> Response {
    response.with("ETag", tag).with("Cache-Control", "no-cache").with("Vary", "Accept")
  }

  func photo(_ request: Request, _ id: Int64) throws(Problem) -> Response {
    try reading(id) { stored in
      // Links are never followed, and what isn't a picture isn't handed out as one.
      guard case .data(let bytes)? = stored.contact.photo?.content,
        let type = ContactPhoto.pictureType(of: bytes)
      else { return Problem(404, "no-photo", "The contact has no picture").response }
      let tag = EntityTag.of(stored.revision)
      var response =
        EntityTag.isKnown(tag, request.headers)
        ? .empty(304) : Response(200, type, .bytes(bytes))
      response.policy = "default-src 'none'; sandbox; frame-ancestors 'none'"
      return response.with("ETag", tag).with("Cache-Control", "no-cache")
    }
  }
}
