internal import Collation
package import ContactCards
internal import PersonNames

/// Makes the search keys of contacts. It remembers how characters are read, so one should make the keys of many.
package struct SearchKeyMaker {
  /// Names what keys depend on besides the contact: a store whose keys have another identity makes them anew.
  package static let identity = "search 1"

  package init() {}

  /// The keys of a contact.
  ///
  /// - Complexity: O(*n*) in the length of the contact's names, organisations, addresses and numbers.
  package mutating func keys(of contact: Contact) -> SearchKeys { SearchKeys() }
}
