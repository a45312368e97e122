internal import ContactCards

/// What a list shows of a contact, in one text: a list of many has little else to keep.
struct ListedContact {
  /// Name, detail, UID and the text to sort by, one behind the other.
  private let text: String
  private let nameEnd: UInt32
  private let detailEnd: UInt32
  private let uidEnd: UInt32
  /// Whether there is a detail, a UID, and a text to sort by that is not the name.
  private let has: (detail: Bool, uid: Bool, sortName: Bool)

  init(_ contact: Contact, _ order: ListingOrder) {
    let (name, sortName) = (contact.displayName, order.text(of: contact))
    let (detail, uid) = (contact.detail, contact.uid)
    has = (detail != nil, uid != nil, sortName != name)
    nameEnd = UInt32(truncatingIfNeeded: name.utf8.count)
    detailEnd = nameEnd + UInt32(truncatingIfNeeded: detail?.utf8.count ?? 0)
    uidEnd = detailEnd + UInt32(truncatingIfNeeded: uid?.utf8.count ?? 0)
    var text = name + (detail ?? "") + (uid ?? "") + (has.sortName ? sortName : "")
    text.makeContiguousUTF8()
    self.text = text
  }

  var name: String { part(0, nameEnd) }

  /// What the contact is listed by.
  var sortName: String {
    has.sortName ? part(uidEnd, UInt32(truncatingIfNeeded: text.utf8.count)) : name
  }

  var detail: String? { has.detail ? part(nameEnd, detailEnd) : nil }

  var uid: String? { has.uid ? part(detailEnd, uidEnd) : nil }

  private func part(_ start: UInt32, _ end: UInt32) -> String {
    if start == 0, end == text.utf8.count { return text }
    let bytes = text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: Int(start))
    return String(text[lower..<bytes.index(lower, offsetBy: Int(end - start))])
  }
}
