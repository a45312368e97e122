public import ContactCards

/// A place where contacts are already: an address book of another program, a folder, a file.
///
/// A source is only ever read: neither its files nor what lies beside them are changed. Making one reads
/// nothing; what is wrong with it shows when it is counted or read.
///
/// ```swift
/// for source in ContactSources.find(in: SourcePlaces(home: "/home/ada", environment: [:])) {
///   print(source.identifier, source.title, try source.count())
/// }
/// ```
public protocol ContactSource: Sendable {
  /// What commands call it, such as `evolution:system`: the same every time that it is found.
  var identifier: String { get }

  /// What people call it, such as “Evolution: Personal”.
  var title: String { get }

  /// The path of its file or folder.
  var location: String { get }

  /// How many contacts it has, as far as that can be told without reading every one.
  ///
  /// - Returns: The number of contacts.
  /// - Throws: ``SourceError`` if it can't be read.
  /// - Complexity: O(*n*) in the size of the source at most; a folder's files are counted, not opened.
  func count() throws(SourceError) -> Int

  /// Reads its contacts one at a time.
  ///
  /// Memory is bounded by the largest contact, but for formats that have to be whole to be read (all but
  /// vCards and databases). What is wrong with one contact or one file is an event of its own; the others
  /// are read all the same.
  ///
  /// - Parameter body: Takes a contact, or a problem; returns whether to go on.
  /// - Throws: ``SourceError`` if the source as a whole can't be read, or not to its end.
  /// - Complexity: O(*n*) in the size of the source; O(*n* log *n*) in a database whose rows have to be
  ///   brought together.
  func read(_ body: (SourceEvent) -> Bool) throws(SourceError)
}

/// What comes out of a source.
public enum SourceEvent: Sendable, Hashable {
  /// A contact, and the path of the file that it is from.
  case card(ReadCard, file: String)

  /// Something wrong with a file. The contacts around it are read.
  case problem(ContactProblem, file: String)
}

extension ContactSource {
  /// Takes its contacts one at a time. A problem that ``read(_:)`` tells goes to `problem`.
  ///
  /// - Parameters:
  ///   - problem: Takes what is wrong, and the path of the file.
  ///   - body: Takes a contact, and the path of the file that it is from. If it throws, reading ends.
  /// - Throws: What `body` throws, or ``SourceError`` as ``read(_:)`` does.
  /// - Complexity: As ``read(_:)``.
  public func forEachCard(
    problem: (ContactProblem, String) -> Void = { _, _ in },
    _ body: (ReadCard, String) throws -> Void
  ) throws {
    var failure: (any Error)?
    try read { event in
      switch event {
      case .problem(let found, let file): problem(found, file)
      case .card(let card, let file):
        do { try body(card, file) } catch { failure = error }
      }
      return failure == nil
    }
    if let failure { throw failure }
  }
}
