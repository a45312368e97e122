/// What JSON says a contact is to be: an object with the fields that ``ContactJSON`` writes.
package struct ContactDraft: Sendable {
  /// What is wrong with a field.
  package struct Fault: Error, Sendable, Hashable {
    /// The field, with a place where it is a list: `emails[0]`.
    package let field: String
    /// What is wrong, as one sentence without a full stop.
    package let message: String
  }

  /// Why there is no draft.
  package enum Failure: Error, Sendable, Hashable {
    /// It is no JSON.
    case malformed(ContactProblem)
    /// It is JSON, but no contact.
    case invalid([Fault])
  }

  /// What becomes of the picture.
  enum Photo: Sendable, Hashable {
    case kept
    case removed
    case link(String)
  }

  /// All fields but those that need a look at what was there before.
  var contact = Contact()
  var name: String?
  var dates: [ContactField: String] = [:]
  var photo = Photo.kept

  /// How many bytes the picture takes in the JSON.
  package var photoCount: Int {
    if case .link(let link) = photo { link.utf8.count } else { 0 }
  }

  /// Reads a draft.
  ///
  /// - Parameter json: The JSON, in UTF-8.
  /// - Throws: ``Failure``. Values that have the right type are only checked by ``contact(insteadOf:)``.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json: Span<UInt8>) throws(Failure) {
    guard (try? UTF8Span(validating: json)) != nil else {
      throw .malformed(ContactProblem(.error, line: 1, message: "the text is not UTF-8"))
    }
    var parser = JSONParser(json)
    let value = parser.parse()
    if let failure = parser.failure { throw .malformed(failure) }
    guard case .object(let members)? = value?.content else {
      throw .invalid([Fault(field: "", message: "a contact has to be an object")])
    }
    var reader = DraftReader()
    for member in members { reader.read(member, into: &self) }
    if !reader.faults.isEmpty { throw .invalid(reader.faults) }
  }

  /// The contact of the draft.
  ///
  /// What the other contact says already is taken as it is, whatever it is; what is new has to be right.
  ///
  /// - Parameter old: The contact whose place it takes, if there is one: it keeps its identifier where the draft has
  ///   none, and its picture where the draft doesn't speak of one.
  /// - Returns: The contact, or what is wrong with it.
  /// - Complexity: O(*n*) in the size of both.
  package func contact(insteadOf old: Contact?) -> Result<Contact, DraftFaults> {
    var check = DraftCheck(old ?? Contact())
    var new = contact
    new.uid = new.uid ?? old?.uid
    new.revision = old?.revision ?? ""
    new.birthday = check.date(dates[.bday], .bday, old?.birthday)
    new.anniversary = check.date(dates[.anniversary], .anniversary, old?.anniversary)
    new.photo = check.photo(photo, old?.photo)
    new.formattedName = formattedName(of: new, old)
    check.check(new)
    return check.faults.isEmpty ? .success(new) : .failure(DraftFaults(faults: check.faults))
  }

  /// A name that others make up from the contact's parts need not be said.
  private func formattedName(of new: Contact, _ old: Contact?) -> String {
    var unsaid = new
    unsaid.formattedName = old?.formattedName ?? ""
    guard let name else { return old == nil ? unsaid.displayName : "" }
    // Every new card has to have one (RFC 6350 section 6.2.1).
    if old != nil, unsaid.displayName == name { return unsaid.formattedName }
    return name.isBlank ? unsaid.displayName : name
  }
}

/// All that is wrong with a draft.
package struct DraftFaults: Error, Sendable {
  package let faults: [ContactDraft.Fault]
}
