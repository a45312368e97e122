internal import ContactCards
internal import ContactStore
internal import Synchronization

/// One file that someone wants to import: first what it would do is found out, then it is done if they say so.
final class FileImport: Sendable {
  let id: Int64
  private struct State: Sendable {
    var report: ImportReport
    var file: TemporaryFile?
    var isForgotten = false
    var thread: Worker?
    var lastTold = 0
  }

  private let state: Mutex<State>
  private let events: EventHub

  init(_ id: Int64, _ file: TemporaryFile, _ events: EventHub) {
    self.id = id
    self.events = events
    state = Mutex(State(report: ImportReport(total: file.count), file: file))
  }

  var report: ImportReport { state.withLock { $0.report } }

  /// Finds out in the background what it would do.
  func begin(_ book: AddressBook) {
    let work = Worker { [self] in
      do throws(StoreError) {
        let summary = try book.making { (session) throws(StoreError) in
          try run(session, isTrial: true)
        }
        end { report in
          report.stage = .preview
          report.summary = summary
        }
      } catch {
        fail(error)
      }
    }
    state.withLock { $0.thread = work }
  }

  /// Takes it for decided; false if there is nothing to decide, or it has been.
  func confirm() -> Bool {
    state.withLock { state in
      guard state.report.stage == .preview else { return false }
      state.report.stage = .importing
      state.report.done = 0
      return true
    }
  }

  /// Does it.
  func perform(_ session: StoreSession) {
    do throws(StoreError) {
      let summary = try run(session, isTrial: false)
      end { report in
        report.stage = .done
        report.summary = summary
      }
    } catch {
      fail(error)
    }
    state.withLock { $0.file = nil }
  }

  private func run(_ session: StoreSession, isTrial: Bool) throws(StoreError) -> ImportSummary {
    guard let file = state.withLock({ $0.file }) else { throw .invalid("the file is gone") }
    var reader = CardReader()
    return try session.importCards(isTrial: isTrial) { (importer) throws(StoreError) in
      var failure: StoreError?
      do throws(SourceError) {
        try SourceFile.pieces(file.path) { piece in
          reader.append(Array(piece))
          failure = take(&reader, importer)
          return failure == nil && advance(piece.count)
        }
      } catch {
        throw .invalid(error.message)
      }
      reader.finish()
      if failure == nil { failure = take(&reader, importer) }
      if let failure { throw failure }
      if state.withLock({ $0.isForgotten }) { throw .invalid("it was given up") }
      if reader.format == nil { throw .invalid("this is no file of contacts that is known here") }
      let problems = reader.problems
      state.withLock { $0.report.note(problems) }
    }
  }

  private func take(_ reader: inout CardReader, _ importer: CardImporter) -> StoreError? {
    do throws(StoreError) {
      while let read = reader.next() {
        let outcome = try importer.add(read.card)
        state.withLock { $0.report.note(outcome, read.card.contact.displayName) }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Notes how much has been read, and tells it now and then. Returns whether to go on.
  private func advance(_ count: Int) -> Bool {
    let (report, isForgotten) = state.withLock { state in
      state.report.done += count
      let now = SteadyClock.now
      let isTime = now - state.lastTold >= 200
      if isTime { state.lastTold = now }
      return (isTime ? state.report : nil, state.isForgotten)
    }
    if let report { tell(report) }
    return !isForgotten
  }

  private func end(_ change: (inout ImportReport) -> Void) {
    let report = state.withLock { state in
      state.report.done = state.report.total
      change(&state.report)
      return state.report
    }
    tell(report)
  }

  private func fail(_ error: StoreError) {
    end { report in
      report.stage = .failed
      report.error = error.reason
    }
    state.withLock { $0.file = nil }
  }

  private func tell(_ report: ImportReport) {
    events.tell("import", .object { $0.progress(id, report) })
  }

  /// Gives it up; false if it is being done.
  func forget() -> Bool {
    state.withLock { state in
      guard state.report.stage != .importing else { return false }
      state.isForgotten = true
      return true
    }
  }

  /// Waits for what goes on in the background.
  func wait() {
    let thread = state.withLock { state in
      defer { state.thread = nil }
      return state.thread
    }
    thread?.wait()
  }
}
