/// A new contact and the mark that it is found by. A class, since contacts have so many parts that handing them on
/// would cost more than to make one.
final class NewContact: Sendable {
  let stored: StoredContact
  let mark: Int64

  init(_ stored: consuming StoredContact, mark: Int64) {
    self.stored = stored
    self.mark = mark
  }
}

/// New contacts that go into the store together.
struct ImportBatch: Sendable {
  private(set) var contacts: [NewContact] = []
  private var byteCount = 0
  /// The groups of each; none where their own cards tell them all.
  var groups: [Set<ListGroup>] = []

  /// The groups of a contact, where they are known.
  func groups(_ index: Int) -> Set<ListGroup>? { groups.isEmpty ? nil : groups[index] }

  private static let mostBytes = 32 << 20

  /// Whether it is to be written, where so many contacts are at a time.
  func isFull(_ count: Int) -> Bool { contacts.count >= count || byteCount >= Self.mostBytes }

  mutating func append(_ new: consuming StoredContact, mark: Int64) {
    byteCount += new.bytes.count
    contacts.append(NewContact(new, mark: mark))
  }

  /// The contact with a number, which ascend.
  func contact(_ id: Int64) -> StoredContact? {
    var low = 0
    var high = contacts.count
    while low < high {
      let middle = (low + high) / 2
      if contacts[middle].stored.id < id { low = middle + 1 } else { high = middle }
    }
    return low < contacts.count && contacts[low].stored.id == id ? contacts[low].stored : nil
  }
}
