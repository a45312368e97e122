package import Collation
package import ContactCards
package import ContactStore

/// The page with contacts in it: one file, which works from disk and changes nothing.
package struct PageFile: Sendable {
  /// What the page calls itself; empty for the usual.
  private let title: String
  private var contacts: [Contact] = []

  /// How large a picture is at most that comes along, in bytes; of others the monogram is shown.
  package static let mostPhotoBytes = 256 << 10

  package init(title: String) { self.title = title }

  package var count: Int { contacts.count }

  /// Adds a contact; returns whether its picture comes along, if it has one.
  @discardableResult
  package mutating func append(_ contact: Contact) -> Bool {
    var contact = contact
    let isWhole = Self.isShown(contact.photo)
    if !isWhole { contact.photo = nil }
    contacts.append(contact)
    return isWhole
  }

  /// Links are kept, and never followed.
  private static func isShown(_ photo: ContactPhoto?) -> Bool {
    guard case .data(let bytes)? = photo?.content else { return true }
    return bytes.count <= mostPhotoBytes && ContactPhoto.pictureType(of: bytes) != nil
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - orders: The orders that contacts can be listed in, at least one; the first is the usual.
  ///   - progress: Is told how many contacts have been put in order, and of how many.
  /// - Returns: Its bytes; the same for the same contacts.
  /// - Throws: `LanguageTagError` for an order whose locale isn't one.
  /// - Complexity: O(*n* log *n*) in the number of contacts, for each order.
  package func html(
    orders: [ListOrder], progress: (Int, Int) -> Void = { _, _ in }
  ) throws(LanguageTagError) -> [UInt8] {
    var lists: [PageOrder] = []
    for (place, order) in orders.enumerated() {
      lists.append(
        try PageOrder(order, contacts) {
          progress(place * contacts.count + $0, orders.count * contacts.count)
        })
    }
    return PageHTML.document(
      title: title, data: PageData.json(title: title, contacts: contacts, orders: lists))
  }
}
