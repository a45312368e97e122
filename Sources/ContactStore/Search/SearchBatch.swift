/// The search keys of many contacts, to be loaded at once.
package struct SearchBatch: Sendable {
  /// How many keys there are.
  package var count: Int { 0 }
  /// How much memory they take.
  package var byteCount: Int { 0 }

  package init() {}

  /// Adds the keys of a contact.
  package mutating func add(_ keys: SearchKeys, contact: Int64) {}
}
