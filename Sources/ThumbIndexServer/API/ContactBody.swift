internal import ContactCards
internal import ContactStore

/// A contact that a client sends.
enum ContactBody: Sendable {
  case draft(ContactDraft)
  case card(Card)

  static func accepts(_ mediaType: String) -> Bool {
    mediaType == ContactForm.json.rawValue || mediaType == ContactForm.vCard.rawValue
  }

  static let wrongType = Problem(
    415, "wrong-type", "That is no contact", "send application/json or text/vcard")

  /// Reads the body of a request.
  ///
  /// - Throws: ``Problem``.
  init(_ request: Request, _ limits: ServerLimits) throws(Problem) {
    guard case .bytes(let bytes) = request.body else { throw Self.wrongType }
    if request.headers.mediaType == ContactForm.vCard.rawValue {
      self = .card(try Self.card(bytes))
    } else {
      let draft = try Self.draft(bytes)
      guard bytes.count - draft.photoCount <= limits.jsonBytes else {
        throw .tooLarge(limits.jsonBytes)
      }
      self = .draft(draft)
    }
  }

  private static func draft(_ bytes: [UInt8]) throws(Problem) -> ContactDraft {
    do throws(ContactDraft.Failure) {
      return try ContactDraft(json: bytes.span)
    } catch {
      switch error {
      case .malformed(let problem):
        throw Problem(
          400, "malformed", "That is no JSON", "line \(problem.line): \(problem.message)")
      case .invalid(let faults): throw invalid(faults)
      }
    }
  }

  private static func card(_ bytes: [UInt8]) throws(Problem) -> Card {
    var reader = CardReader(format: .vCard)
    reader.append(bytes)
    reader.finish()
    let read = reader.next()
    let isAlone = reader.next() == nil
    if let problem = reader.problems.first(where: { $0.severity == .error }) {
      throw Problem(400, "malformed", "That is no card", "line \(problem.line): \(problem.message)")
    }
    guard let read, isAlone else {
      throw Problem(400, "malformed", "That is no card", "send one card; files are for /imports")
    }
    guard !read.card.contact.displayName.isEmpty else {
      throw invalid([("name", "a contact needs a name, or something to name it by")])
    }
    return read.card
  }

  /// The card that is to be kept.
  ///
  /// - Parameter old: The card whose place it takes, if there is one.
  /// - Returns: The card.
  /// - Throws: ``Problem`` if a field can't be that.
  func card(insteadOf old: Card?) throws(Problem) -> Card {
    switch self {
    case .card(var card):
      if card.contact.uid == nil {
        card.append(Self.uid(old?.contact.uid))
      }
      return card
    case .draft(let draft):
      switch draft.contact(insteadOf: old?.contact) {
      case .failure(let found): throw Self.invalid(found.faults)
      case .success(let contact):
        if let old { return old.replacing(with: contact) }
        var card = Card(version: .v40)
        if contact.uid == nil { card.append(Self.uid(nil)) }
        var whole = contact
        whole.uid = contact.uid ?? card.contact.uid
        return card.replacing(with: whole)
      }
    }
  }

  private static func uid(_ known: String?) -> CardProperty {
    CardProperty("UID", text: known ?? "urn:uuid:" + RandomIdentifier.next())
  }

  private static func invalid(_ faults: [ContactDraft.Fault]) -> Problem {
    invalid(faults.map { ($0.field, $0.message) })
  }

  private static func invalid(_ faults: [(field: String, message: String)]) -> Problem {
    var problem = Problem(422, "invalid", "Some values cannot be that")
    problem.extra = { output in
      output.key("errors")
      output.array { output in
        for fault in faults {
          output.object { output in
            output.member("field", fault.field)
            output.member("message", fault.message)
          }
        }
      }
    }
    return problem
  }
}
