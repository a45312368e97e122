/// Why a source of contacts can't be read. Nothing in it has changed.
public enum SourceError: Error, Sendable, Hashable {
  /// It isn't there, or may not be read.
  case cannotRead(String, reason: String)
  /// What is there is no address book of a known kind.
  case unknown(String, reason: String)
  /// It is damaged.
  case damaged(String, reason: String)
  /// It is encrypted with a password.
  case encrypted(String)
  /// Its program keeps writing to it.
  case busy(String)

  /// The path that it is about.
  public var location: String {
    switch self {
    case .cannotRead(let path, _), .unknown(let path, _), .damaged(let path, _),
      .encrypted(let path),
      .busy(let path):
      path
    }
  }

  /// What is wrong and what to do about it, as one sentence without a full stop and without the path.
  public var message: String {
    switch self {
    case .cannotRead(_, let reason): "cannot be read: \(reason)"
    case .unknown(_, let reason): "is no address book of a known kind: \(reason)"
    case .damaged(_, let reason):
      "is damaged (\(reason)); export the contacts as vCards from the program that they are of"
    case .encrypted: "is encrypted; make the backup again without a password"
    case .busy: "is being written to all the time; close the program that it is of, and try again"
    }
  }
}

extension SourceError: CustomStringConvertible {
  /// The path, and what is wrong.
  public var description: String { "\(location): \(message)" }
}
