internal import Collation
internal import ContactCards
internal import ContactStore

/// By which of their texts contacts are listed: what `--order` says; else what is shown.
struct ListingOrder {
  private let text: ListedText

  init(_ arguments: Arguments, locale: String) throws(CommandFailure) {
    do throws(LanguageTagError) {
      text = try ListedText(Self.ordering(arguments) ?? .shown, locale: locale)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// What `--order` says.
  static func ordering(_ arguments: Arguments) -> NameOrdering? {
    arguments.value(of: .order).flatMap { $0 == "display" ? .shown : NameOrdering(rawValue: $0) }
  }

  /// The text that a contact is listed by.
  func text(of contact: Contact) -> String { text.of(contact) }
}

extension Option {
  static let order = Option(
    name: "--order", placeholder: "ORDER", values: ["family", "given", "locale", "display"],
    help: "what leads in names (display: as shown)")
}
