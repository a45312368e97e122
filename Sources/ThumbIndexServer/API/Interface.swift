internal import ContactStore
internal import Synchronization

/// Answers all requests: those of the page's files, and those of the interface below `/api/v1`.
final class Interface: RequestHandler {
  private let gate: Gatekeeper
  private let limits: ServerLimits
  let book: AddressBook
  let orders: OrdersResource
  let imports: ImportsResource
  let events: EventHub

  init(_ book: AddressBook, _ gate: Gatekeeper, _ events: EventHub, _ limits: ServerLimits) {
    self.book = book
    self.gate = gate
    self.limits = limits
    self.events = events
    orders = OrdersResource(book, events, most: limits.orders)
    imports = ImportsResource(book, events, most: limits.imports)
  }

  private let searching = Mutex<Worker?>(nil)

  /// Makes the keys that searches need in the background, if a version before has made others.
  func prepareSearch() {
    let work = Worker { [book] in
      _ = try? book.making { (session) throws(StoreError) in try session.prepareSearch() }
    }
    searching.withLock { $0 = work }
  }

  /// Ends what goes on in the background.
  func close() {
    imports.close()
    orders.close()
    searching.withLock { $0 = nil }
  }

  func admit(_ head: RequestHead) -> Admission {
    if let refusal = gate.refusal(of: head) { return .refused(refusal) }
    guard head.target.path.first == "api" else { return admitFile(head) }
    guard let route = Self.route(head.target) else { return .refused(Problem.noPath.response) }
    guard route.methods.contains(head.method) else {
      return .refused(Self.wrongMethod(route.methods))
    }
    if book.isReadOnly, !head.method.isSafe { return .refused(Problem.readOnly.response) }
    return admitBody(route, head)
  }

  private func admitFile(_ head: RequestHead) -> Admission {
    guard Self.file(head.target) != nil else { return .refused(Problem.noPath.response) }
    guard head.method.isSafe else { return .refused(Self.wrongMethod([.get, .head])) }
    return .body(limit: limits.jsonBytes, intoFile: false)
  }

  private func admitBody(_ route: Route, _ head: RequestHead) -> Admission {
    switch route {
    case .imports: return .body(limit: limits.importBytes, intoFile: true)
    case .contacts, .contact:
      guard head.method == .post || head.method == .put else { break }
      guard ContactBody.accepts(head.headers.mediaType) else {
        return .refused(ContactBody.wrongType.response)
      }
      return .body(limit: limits.contactBytes, intoFile: false)
    default: break
    }
    return .body(limit: limits.jsonBytes, intoFile: false)
  }

  private static func wrongMethod(_ methods: [HTTPMethod]) -> Response {
    var problem = Problem(405, "wrong-method", "That cannot be done with this")
    problem.headers = [("Allow", methods.map(\.rawValue).joined(separator: ", "))]
    return problem.response
  }

  private static func route(_ target: RequestTarget) -> Route? {
    guard target.path.starts(with: ["api", "v1"]) else { return nil }
    return Route(target.path.dropFirst(2))
  }

  /// The page's file at an address: a look into a table, never at a disk.
  private static func file(_ target: RequestTarget) -> EmbeddedFile? {
    guard target.path.count <= 1 else { return nil }
    let name = target.path.first ?? ""
    return target.path.count == 1 && name.isEmpty ? nil : PageAssets.files[name]
  }

  func answer(_ request: Request) -> Answer {
    guard let route = Self.route(request.head.target) else {
      let file = Self.file(request.head.target)
      return .now(
        file?.response(request.headers, policy: PageAssets.policy) ?? Problem.noPath.response)
    }
    do throws(Problem) {
      return try request.method.isSafe ? .now(look(route, request)) : change(route, request)
    } catch {
      return .now(error.response)
    }
  }

  /// Answers what changes nothing.
  private func look(_ route: Route, _ request: Request) throws(Problem) -> Response {
    switch route {
    case .description: PageAssets.openAPI.response(request.headers, policy: Response.strictPolicy)
    case .book: BookResource(book: book).show()
    case .orders: orders.show()
    case .sections: try ListsResource(book: book).sections(request)
    case .contacts: try ListsResource(book: book).rows(request)
    case .contact(let id): try ContactResource(book: book).show(request, id)
    case .position(let id): try ListsResource(book: book).position(request, of: id)
    case .photo(let id): try ContactResource(book: book).photo(request, id)
    case .trash: BookResource(book: book).trash()
    case .groups: try BookResource(book: book).groups(request)
    case .search: try SearchResource(book: book).find(request)
    case .importing(let id): try imports.show(id)
    case .export: try ExportResource(book: book).export(request)
    case .events: try events.listen()
    case .order, .undo, .restore, .imports, .confirm: Problem.noPath.response
    }
  }

  /// Does what changes something.
  private func change(_ route: Route, _ request: Request) throws(Problem) -> Answer {
    let changes = ChangesResource(book: book, events: events, limits: limits)
    switch route {
    case .order(let locale): return .now(try orders.make(request, locale))
    case .contacts: return try changes.create(request)
    case .contact(let id) where request.method == .put: return try changes.replace(request, id)
    case .contact(let id): return try changes.remove(request, id)
    case .undo: return changes.undo()
    case .restore(let id): return changes.restore(id)
    case .trash: return changes.emptyTrash()
    case .imports: return .now(try imports.begin(request))
    case .confirm(let id): return .now(try imports.confirm(id))
    case .importing(let id): return .now(try imports.forget(id))
    default: return .now(Problem.noPath.response)
    }
  }
}
