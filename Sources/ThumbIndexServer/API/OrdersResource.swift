internal import ContactStore
internal import Synchronization

/// The orders that lists can be had in: `/orders`.
final class OrdersResource: Sendable {
  private enum Making: Sendable {
    case going(done: Int, total: Int)
    case failed(StoreError)
  }

  private struct State: Sendable {
    var makings: [ListOrder: Making] = [:]
    var threads: [Worker] = []
  }

  private let book: AddressBook
  private let events: EventHub
  private let most: Int
  private let state = Mutex(State())

  init(_ book: AddressBook, _ events: EventHub, most: Int) {
    self.book = book
    self.events = events
    self.most = most
  }

  func show() -> Response {
    book.answer { (session) throws(StoreError) in
      let orders = try session.wholeOrders()
      let output = JSONOutput.object { output in
        output.key("orders")
        output.array { output in
          for order in orders { output.object { $0.members(of: order) } }
        }
      }
      return .success(.json(output).with("Cache-Control", "no-store"))
    }
  }

  /// Begins to make an order, unless it is there or being made, and tells how far it is.
  func make(_ request: Request, _ locale: String) throws(Problem) -> Response {
    var order = ListOrder(
      locale: try ListRequest.locale(locale), ordering: book.order.ordering)
    if let name = request["ordering"] {
      guard let ordering = NameOrdering(rawValue: name) else {
        throw .badParameter("ordering", "it can be shown, family, given or locale")
      }
      order.ordering = ordering
    }
    let known: (isReady: Bool, count: Int)
    do throws(StoreError) {
      known = try book.read { (session) throws(StoreError) in
        let orders = try session.wholeOrders()
        let isThere = orders.contains(order)
        return (isThere ? try session.isPrepared(order) : false, orders.count)
      }
    } catch {
      throw Problem(error)
    }
    if known.isReady { return Self.response(200, order, nil) }
    guard known.count < most else {
      throw Problem(409, "too-many-orders", "The address book has too many orders")
    }
    return try begin(order)
  }

  private func begin(_ order: ListOrder) throws(Problem) -> Response {
    let (isNew, making) = state.withLock { state in
      let known = state.makings[order]
      if case .going? = known { return (false, known) }
      // What has failed is told once, and tried again when it is asked for again.
      state.makings[order] = known == nil ? .going(done: 0, total: 0) : nil
      return (known == nil, known ?? .going(done: 0, total: 0))
    }
    if isNew {
      let work = Worker { [self] in run(order) }
      state.withLock { $0.threads.append(work) }
    }
    switch making {
    case .failed(let error)?: throw Problem(error)
    case .going(let done, let total)?: return Self.response(202, order, (done, total))
    case nil: return Self.response(202, order, (0, 0))
    }
  }

  private func run(_ order: ListOrder) {
    do throws(StoreError) {
      try book.making { (session) throws(StoreError) in
        try session.prepare(order) { done, total in note(order, done, total) }
      }
      state.withLock { $0.makings[order] = nil }
      events.tell("order", Self.output(order, nil))
    } catch {
      state.withLock { $0.makings[order] = .failed(error) }
    }
  }

  private func note(_ order: ListOrder, _ done: Int, _ total: Int) {
    state.withLock { $0.makings[order] = .going(done: done, total: total) }
    events.tell("order", Self.output(order, (done, total)))
  }

  private static func response(_ status: Int, _ order: ListOrder, _ going: (Int, Int)?) -> Response
  {
    .json(output(order, going), status: status).with("Cache-Control", "no-store")
  }

  private static func output(_ order: ListOrder, _ going: (done: Int, total: Int)?) -> JSONOutput {
    .object { output in
      output.members(of: order)
      output.member("state", going == nil ? "ready" : "making")
      guard let going else { return }
      output.member("done", going.done)
      output.member("total", going.total)
    }
  }

  /// Waits until nothing is being made any more.
  func close() {
    let threads = state.withLock { state in
      defer { state.threads = [] }
      return state.threads
    }
    for thread in threads { thread.wait() }
  }
}

extension JSONOutput {
  fileprivate mutating func members(of order: ListOrder) {
    member("locale", order.locale)
    member("ordering", order.ordering.rawValue)
  }
}
