internal import ContactStore
internal import Synchronization

/// Files to import: `/imports`.
final class ImportsResource: Sendable {
  private struct State: Sendable {
    var imports: [Int64: FileImport] = [:]
    var nextID: Int64 = 1
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

  /// Takes a file, and begins to find out what importing it would do.
  func begin(_ request: Request) throws(Problem) -> Response {
    guard case .file(let file) = request.body else { throw .noRoom }
    guard let new = add(file) else {
      throw Problem(
        429, "too-many-imports", "Too many imports wait", "confirm or forget some of them")
    }
    new.begin(book)
    let output = JSONOutput.object { output in
      output.member("id", new.id)
      output.member("state", new.report.stage.rawValue)
    }
    return .json(output, status: 201).with("Location", "/api/v1/imports/\(new.id)")
      .with("Cache-Control", "no-store")
  }

  private func add(_ file: TemporaryFile) -> FileImport? {
    state.withLock { state in
      if state.imports.count >= most {
        let over = state.imports.values.filter { $0.report.stage.isOver }.map(\.id).min()
        guard let over else { return nil }
        state.imports[over] = nil
      }
      let new = FileImport(state.nextID, file, events)
      state.imports[new.id] = new
      state.nextID += 1
      return new
    }
  }

  private func find(_ id: Int64) throws(Problem) -> FileImport {
    guard let found = state.withLock({ $0.imports[id] }) else {
      throw Problem(404, "no-import", "There is no such import")
    }
    return found
  }

  func show(_ id: Int64) throws(Problem) -> Response {
    let report = try find(id).report
    var output = JSONOutput()
    output.report(id, report)
    return .json(output, status: 200).with("Cache-Control", "no-store")
  }

  func confirm(_ id: Int64) throws(Problem) -> Response {
    let found = try find(id)
    guard found.confirm() else {
      throw Problem(
        409, "not-in-preview", "There is nothing to confirm",
        "the import is \(found.report.stage.rawValue)")
    }
    let job = WriteJob(
      isLong: true,
      change: { session in
        found.perform(session)
        return .empty()
      }, finish: { _ in })
    guard book.write(job) else { throw .stopping }
    let output = JSONOutput.object { output in
      output.member("id", id)
      output.member("state", "importing")
    }
    return .json(output, status: 202)
  }

  func forget(_ id: Int64) throws(Problem) -> Response {
    let found = try find(id)
    guard found.forget() else {
      throw Problem(409, "importing", "The import is being done", "undo takes it back afterwards")
    }
    _ = state.withLock { $0.imports.removeValue(forKey: id) }
    return .empty()
  }

  /// Gives up those that nobody has decided about, and waits for their threads.
  func close() {
    let imports = state.withLock { Array($0.imports.values) }
    for one in imports {
      _ = one.forget()
      one.wait()
    }
  }
}

extension ImportReport.Stage {
  fileprivate var isOver: Bool { self == .done || self == .failed }
}
