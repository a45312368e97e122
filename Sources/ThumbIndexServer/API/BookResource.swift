internal import ContactStore

/// The address book as a whole: `/book`, `/groups`, `/orders`, `/trash`.
struct BookResource: Sendable {
  let book: AddressBook

  func show() -> Response {
    let order = book.order
    let isReadOnly = book.isReadOnly
    return book.answer { (session) throws(StoreError) in
      let generation = try session.generation
      let count = try session.count(order)
      let trash = try session.trashCount()
      let undo = try session.lastChange()
      let output = JSONOutput.object { output in
        output.member(generation: generation)
        output.member("locale", order.locale)
        output.member("ordering", order.ordering.rawValue)
        output.member("count", count)
        output.member("trash", trash)
        output.member("readOnly", isReadOnly)
        output.key("undo")
        if let undo { output.change(undo) } else { output.null() }
      }
      return .success(.json(output).with("Cache-Control", "no-store"))
    }
  }

  func groups(_ request: Request) throws(Problem) -> Response {
    let list = try ListRequest(request, book)
    return book.answer(list) { (session) throws(StoreError) in
      let groups = try session.groups(list.order)
      return .json(
        .object { output in
          output.key("groups")
          output.array { output in
            for group in groups { output.group(group) }
          }
        })
    }
  }

  func trash() -> Response {
    book.answer { (session) throws(StoreError) in
      let removed = try session.trash()
      let output = JSONOutput.object { output in
        output.key("contacts")
        output.array { output in
          for contact in removed { output.removed(contact) }
        }
      }
      return .success(.json(output).with("Cache-Control", "no-store"))
    }
  }
}

extension JSONOutput {
  /// Writes a change that can be undone.
  mutating func change(_ change: UndoableChange) {
    object { output in
      output.member("label", change.label)
      output.member("count", change.count)
      output.member("happened", change.happened)
    }
  }

  fileprivate mutating func group(_ group: StoredGroup) {
    object { output in
      output.member("group", ListRequest.name(of: group.group))
      output.member("name", group.name)
      output.member("count", group.count)
    }
  }

  fileprivate mutating func removed(_ contact: RemovedContact) {
    object { output in
      output.member("id", contact.id)
      output.member("name", contact.name)
      output.member("removed", contact.removed)
    }
  }
}
