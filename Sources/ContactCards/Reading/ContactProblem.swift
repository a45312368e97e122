/// Something wrong with a contact file, told to the person who has the file.
public struct ContactProblem: Error, Sendable, Hashable {
  /// How much a problem matters.
  public enum Severity: Sendable, Hashable {
    /// The contacts are whole, but something was guessed, repaired or left out.
    case warning
    /// The file is of no known format, or breaks off: contacts may be missing.
    case error
  }

  /// How much the problem matters.
  public var severity: Severity

  /// The line of the file that it is about, from 1. In a binary file it is 1.
  public var line: Int

  /// What is wrong and what to do about it, as one sentence without a full stop.
  public var message: String

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - severity: How much it matters.
  ///   - line: The line of the file, from 1.
  ///   - message: What is wrong and what to do about it.
  public init(_ severity: Severity, line: Int, message: String) {
    self.severity = severity
    self.line = line
    self.message = message
  }
}
