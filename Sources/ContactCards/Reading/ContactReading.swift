/// What came out of reading a contact file.
public struct ContactReading: Sendable, Hashable {
  /// A contact, and where it was.
  public struct Record: Sendable, Hashable {
    /// The contact.
    public var contact: Contact

    /// The line of the file that it began on, from 1. In a binary file it is 1.
    public var line: Int

    /// What the file says of the contact beyond what ``Contact`` has a place for.
    var others: [CardProperty] = []

    /// Makes a record.
    ///
    /// - Parameters:
    ///   - contact: The contact.
    ///   - line: The line of the file that it began on, from 1.
    public init(_ contact: Contact, line: Int) {
      self.contact = contact
      self.line = line
    }
  }

  /// The format of the file, or `nil` if it is none that is known.
  public internal(set) var format: ContactFormat?

  /// The contacts with their lines, in the file's order.
  public internal(set) var records: [Record] = []

  /// What is wrong with the file, in the order in which it was found.
  ///
  /// A file that is wrong in thousands of places names the first ``problemLimit`` warnings and as
  /// many errors, and counts the rest.
  public var problems: [ContactProblem] { log.problems }

  /// How many warnings, and how many errors, are told one by one: more than anyone reads.
  public static let problemLimit = 1_000

  /// The cards of a format whose contacts are cards, where those are asked for.
  var cards: [ReadCard] = []

  /// What is wrong with the file.
  var log = ProblemLog()

  /// Makes a reading without contacts.
  init() {}

  /// The contacts, in the file's order.
  ///
  /// - Complexity: O(*n*) in the number of contacts.
  public var contacts: [Contact] { records.map(\.contact) }

  /// Whether some problem is an error, so that contacts may be missing.
  public var hasErrors: Bool { log.errorCount > 0 }

  /// Notes that something was guessed, repaired or left out.
  mutating func warn(_ message: @autoclosure () -> String, line: Int) {
    log.warn(message(), line: line)
  }

  /// Notes that the file breaks off or is of no known format.
  mutating func fail(_ message: @autoclosure () -> String, line: Int) {
    log.fail(message(), line: line)
  }

  /// Notes what a text was taken for, if its bytes were not plain UTF-8.
  mutating func note(_ fault: DecodedText.Fault?, line: Int) { log.note(fault, line: line) }
}
