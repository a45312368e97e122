internal import ContactCards

/// The changes of a contact's fields that a command line asks for.
struct RequestedEdits {
  /// The options that they are read from, beside operands `FIELD=VALUE`.
  static let options: [Option] = [.addField, .take]

  private let edits: [ContactEdit]

  init(_ arguments: Arguments, operands: ArraySlice<CommandWord>) throws(CommandFailure) {
    var edits: [ContactEdit] = []
    do throws(ContactEditError) {
      for word in operands { edits.append(try ContactEdit(.set, word.text)) }
      for text in arguments.values(of: .addField) { edits.append(try ContactEdit(.add, text)) }
      for text in arguments.values(of: .take) { edits.append(try ContactEdit(.remove, text)) }
    } catch {
      throw .usage("\(error)")
    }
    self.edits = edits
  }

  var isEmpty: Bool { edits.isEmpty }

  /// The card with the changes.
  func applied(to card: Card) throws(CommandFailure) -> Card {
    var contact = card.contact
    do throws(ContactEditError) {
      for edit in edits { try contact.apply(edit) }
    } catch {
      throw .usage("\(error)")
    }
    return card.replacing(with: contact)
  }

  static let fieldsNote = """
    A field is set by FIELD=VALUE, and another value of it is added by --add; the
    fields are name, family, given, tel, email, adr, url, org, title, nickname,
    bday, note, category, phonetic-family and the like. A type stands behind a
    colon: tel:work=+1 555 0100.
    """
}

extension Option {
  static let addField = Option(
    name: "--add", placeholder: "FIELD=VALUE", help: "add a value to those of a field")

  static let take = Option(
    name: "--take", placeholder: "FIELD[=VALUE]", help: "take a value, or a whole field, away")
}
