internal import ContactStore

/// A store that is open, with the order to list it in.
struct OpenStore {
  let session: StoreSession
  let order: ListOrder
  let progress: Progress
  /// What messages call it.
  let name: String

  /// Does something with the store; its failures are told as the program tells them.
  func doing<Result>(_ body: (StoreSession) throws(StoreError) -> Result) throws(CommandFailure)
    -> Result
  {
    try StoreFailure.telling(name) { () throws(StoreError) in try body(session) }
  }
}

/// How failures of a store are told.
enum StoreFailure {
  static func telling<Result>(
    _ store: String, _ body: () throws(StoreError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .data(FileProblem(file: error.store ?? store, message: error.reason))
    }
  }
}
