/// New contacts that go into the store together.
struct ImportBatch: Sendable {
  private(set) var contacts: [StoredContact] = []
  private(set) var marks: [Int64] = []
  private var byteCount = 0
  /// The groups of each; none where their own cards tell them all.
  var groups: [Set<ListGroup>] = []

  /// The groups of a contact, where they are known.
  func groups(_ index: Int) -> Set<ListGroup>? { groups.isEmpty ? nil : groups[index] }

  private static let mostContacts = 10_000
  private static let mostBytes = 32 << 20

  var isFull: Bool { contacts.count >= Self.mostContacts || byteCount >= Self.mostBytes }

  mutating func append(_ new: consuming StoredContact, mark: Int64) {
    byteCount += new.bytes.count
    marks.append(mark)
    contacts.append(new)
  }

  /// The contact with a number, which ascend.
  func contact(_ id: Int64) -> StoredContact? {
    var low = 0
    var high = contacts.count
    while low < high {
      let middle = (low + high) / 2
      if contacts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < contacts.count && contacts[low].id == id ? contacts[low] : nil
  }
}
