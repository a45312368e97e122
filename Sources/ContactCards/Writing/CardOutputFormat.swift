/// A format that contacts are written in.
public enum CardOutputFormat: String, Sendable, Hashable, CaseIterable {
  /// vCard 2.1.
  case vCard21 = "vcard21"
  /// vCard 3.0.
  case vCard3 = "vcard3"
  /// vCard 4.0.
  case vCard4 = "vcard4"
  /// An array of jCards, one a contact.
  case jCard = "jcard"
  /// A table with the columns of Google Contacts.
  case googleCSV = "csv-google"
  /// A table with the columns of Outlook.
  case outlookCSV = "csv-outlook"
  /// LDIF with the attributes of inetOrgPerson and of Mozilla's address book.
  case ldif
  /// A property list in XML with the keys of Apple's Address Book.
  case propertyList = "plist"
  /// An array of objects, one a contact, with the fields of ``Contact``.
  case json
}
