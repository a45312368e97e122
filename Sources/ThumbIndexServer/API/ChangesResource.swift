internal import ContactCards
internal import ContactStore

/// What changes contacts: POST, PUT and DELETE of `/contacts`, `/undo`, `/trash`.
struct ChangesResource: Sendable {
  let book: AddressBook
  let events: EventHub
  let limits: ServerLimits

  /// Has a change done. What it answers is told when it is there for good.
  private func change(
    _ concerns: ListCache.Change,
    _ body: @escaping @Sendable (StoreSession) throws(StoreError) -> Result<Response, Problem>
  ) -> Answer {
    .later { [book] finish in
      let job = WriteJob(
        concerns: concerns,
        change: { session in
          do throws(StoreError) {
            switch try body(session) {
            case .success(let response): return response
            case .failure(let problem): return problem.response
            }
          } catch {
            return Problem(error).response
          }
        }, finish: finish)
      if !book.write(job) { finish(Problem.stopping.response) }
    }
  }

  func create(_ request: Request) throws(Problem) -> Answer {
    let body = try ContactBody(request, limits)
    // Nobody has seen what is new.
    return change(.contacts([])) { (session) throws(StoreError) in
      let card: Card
      do throws(Problem) { card = try body.card(insteadOf: nil) } catch { return .failure(error) }
      let added = try session.add(card)
      return .success(
        ContactResource.json(201, added).with("Location", "/api/v1/contacts/\(added.id)"))
    }
  }

  func replace(_ request: Request, _ id: Int64) throws(Problem) -> Answer {
    let revision = try EntityTag.revision(request.headers)
    let body = try ContactBody(request, limits)
    return change(.contacts([id])) { (session) throws(StoreError) in
      guard let old = try session.contactIfAny(id) else { return .failure(.noContact("\(id)")) }
      if let revision, revision != old.revision { return .failure(Self.stale(old)) }
      let card: Card
      do throws(Problem) { card = try body.card(insteadOf: old.card) } catch {
        return .failure(error)
      }
      let new = try session.replace(id, revision: old.revision, with: card)
      return .success(ContactResource.json(200, new))
    }
  }

  func remove(_ request: Request, _ id: Int64) throws(Problem) -> Answer {
    let revision = try EntityTag.revision(request.headers)
    return change(.contacts([id])) { (session) throws(StoreError) in
      guard let old = try session.contactIfAny(id) else { return .failure(.noContact("\(id)")) }
      if let revision, revision != old.revision { return .failure(Self.stale(old)) }
      try session.remove([(id, old.revision)])
      return .success(.empty())
    }
  }

  private static func stale(_ current: StoredContact) -> Problem {
    var problem = Problem(
      412, "stale", "The contact has been changed meanwhile",
      "it has revision \(current.revision) by now")
    problem.headers = [("ETag", EntityTag.of(current.revision))]
    problem.extra = { output in
      output.key("current")
      output.contact(current)
    }
    return problem
  }

  func undo() -> Answer {
    change(.everything) { (session) throws(StoreError) in
      let undone = try session.undo()
      return .success(.json(.object { $0.undone(undone) }))
    }
  }

  func restore(_ id: Int64) -> Answer {
    change(.contacts([id])) { (session) throws(StoreError) in
      .success(ContactResource.json(200, try session.restore(id)))
    }
  }

  func emptyTrash() -> Answer {
    change(.contacts([])) { (session) throws(StoreError) in
      let count = try session.emptyTrash()
      return .success(.json(.object { $0.member("removed", count) }))
    }
  }
}

extension JSONOutput {
  fileprivate mutating func undone(_ change: UndoableChange) {
    member("label", change.label)
    member("count", change.count)
  }
}
