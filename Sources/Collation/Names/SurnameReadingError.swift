/// A surname or its reading that can't be understood.
public struct SurnameReadingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The surname.
  public let surname: String
  /// Its reading, as it was given.
  public let reading: String
  /// What is wrong, and what to do.
  public let reason: String

  /// One line for people.
  public var description: String { "\(surname) cannot be read “\(reading)”: \(reason)" }
}
