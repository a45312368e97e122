internal import ContactStore

/// The address book that a subcommand works on.
struct RequestedStore {
  /// The options that it is read from.
  static let options: [Option] = [.store, .locale, .order]

  let location: StoreLocation
  /// The order asked for; `nil` for that of the store.
  let order: ListOrder?
  /// The order of a store that is made now.
  private let firstOrder: ListOrder

  init(_ arguments: Arguments) throws(CommandFailure) {
    location = Self.location(arguments)
    let ordering = ListingOrder.ordering(arguments)
    let tag = try RequestedLocale(arguments).tag
    firstOrder = ListOrder(locale: tag, ordering: ordering ?? .shown)
    let isAsked = arguments.has(.locale) || arguments.has(.order)
    order = isAsked ? firstOrder : nil
  }

  private static func location(_ arguments: Arguments) -> StoreLocation {
    if let text = arguments.value(of: .store) { return StoreLocation(text) }
    if let text = Environment.value(of: "THUMBINDEX_STORE"), !text.isEmpty {
      return StoreLocation(text)
    }
    return .usual(
      home: Environment.value(of: "HOME") ?? "", dataHome: Environment.value(of: "XDG_DATA_HOME"))
  }

  /// What messages call the store.
  var name: String {
    switch location {
    case .file(let path), .folder(let path): path
    // Its URL may have a password in it.
    case .server: "the server"
    case .memory: "memory"
    }
  }

  /// Opens the store, and makes the lists of its order if they aren't there.
  ///
  /// - Parameters:
  ///   - creates: Whether to make the store if there is none.
  ///   - isTrial: Whether nothing is to be changed: if there is none, an empty one is taken in its place.
  ///   - prepares: Whether lists are going to be read.
  /// - Returns: The open store.
  /// - Throws: ``StoreError``.
  func open(creates: Bool = false, isTrial: Bool = false, preparing prepares: Bool = true)
    throws(CommandFailure) -> OpenStore
  {
    let progress = Progress()
    return try StoreFailure.telling(name) { () throws(StoreError) in
      let session =
        if isTrial, !StoreSession.exists(location) {
          try StoreSession.inMemory(firstOrder)
        } else {
          try StoreSession.open(location, order: firstOrder, creates: creates)
        }
      for problem in session.takeFindings().problems {
        FileProblem(file: name + "/" + problem.file, message: problem.message).report()
      }
      let order = order ?? session.defaultOrder
      if prepares {
        try session.prepare(order) { done, total in progress.update("Ordering", done, of: total) }
      }
      progress.wipe()
      return OpenStore(session: session, order: order, progress: progress, name: session.name)
    }
  }
}

extension Option {
  static let store = Option(
    name: "--store", placeholder: "PLACE",
    help: "the address book: an SQLite file, a folder of vCards, or postgres://…")
}
