/// Why a store of contacts could not do what was asked of it. Nothing in the store has changed.
///
/// Each is told in one line that names the store and says what to do.
public enum StoreError: Error, Sendable, Hashable {
  /// It can't be opened: there is none, or one may not.
  case cannotOpen(store: String, reason: String)
  /// What is there is no store of contacts.
  case notAStore(String)
  /// A later version has made it, in a format that this one can't read.
  case laterFormat(store: String, format: Int)
  /// It is damaged.
  case corrupt(store: String, reason: String)
  /// There is no more room.
  case full(store: String)
  /// It may be read and not written.
  case readOnly(store: String)
  /// Another program has been writing to it for too long.
  case busy(store: String)
  /// Its server can't be reached, or has gone away.
  case unreachable(store: String, reason: String)
  /// The contact has been changed since it was read: it has another revision by now.
  case stale(contact: Int64, revision: Int64)
  /// There is no such contact.
  case noContact(String)
  /// There is nothing to undo.
  case nothingToUndo
  /// What was to be kept is no contact.
  case invalid(String)
  /// What else the engine says.
  case failed(store: String, reason: String)
}

extension StoreError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it, as one sentence without a full stop.
  public var description: String { store.map { "\($0): \(reason)" } ?? reason }

  /// The store that it is about, if it is about the store as a whole.
  public var store: String? {
    switch self {
    case .cannotOpen(let store, _), .notAStore(let store), .laterFormat(let store, _),
      .corrupt(let store, _), .full(let store), .readOnly(let store), .busy(let store),
      .unreachable(let store, _), .failed(let store, _):
      store
    case .stale, .noContact, .nothingToUndo, .invalid: nil
    }
  }

  /// What is wrong and what to do about it, without the store's name.
  public var reason: String {
    switch self {
    case .cannotOpen(_, let reason): "cannot be opened: \(reason)"
    case .notAStore: "is no store of contacts; nothing was changed"
    case .laterFormat(_, let format):
      "has format \(format), of a later version of thumbindex; use that version"
    case .corrupt(_, let reason):
      "is damaged (\(reason)); restore a backup, or export what can be read"
    case .full: "there is no more room on the disk; nothing was changed"
    case .readOnly: "may be read only; nothing was changed"
    case .busy: "another program is writing to it; try again"
    case .unreachable(_, let reason): "the server does not answer: \(reason)"
    case .stale(let contact, let revision):
      "contact \(contact) has been changed meanwhile and has revision \(revision); look at it again"
    case .noContact(let name): "there is no contact \(name)"
    case .nothingToUndo: "there is nothing to undo"
    case .invalid(let reason): reason
    case .failed(_, let reason): reason
    }
  }
}
