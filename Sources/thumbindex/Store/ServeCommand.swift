internal import ContactStore
internal import Glibc
internal import ThumbIndexServer

/// `thumbindex serve`: the address book as a page in the browser.
enum ServeCommand: Subcommand {
  static let name = "serve"
  static let summary = "show the address book in the browser, and serve it to programs"
  static let operands = ""
  static let operandCount = 0...0
  static let options: [Option] =
    RequestedStore.options + [.listen, .open, .readOnly, .token, .host]
  static let discussion = """
    The address to open is the first line that is written. The page is served to
    this machine alone, on a free port, until the program is interrupted or
    terminated; what it has acknowledged by then is kept.

    To be reached from elsewhere it needs --listen and --token: a file with a
    secret, or auto for a new one, whose link is written once. Put a proxy with
    TLS in front, and name it with --host: without TLS all who are on the way
    read along.

    Programs find the interface, which OpenAPI describes, at
    /api/v1/openapi.json.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let options = try serverOptions(arguments)
    let store = try RequestedStore(arguments)
    Termination.hold()
    let server = try start(store, options)
    try Output.show(server.address + "\n")
    if arguments.value(of: .token) == "auto", let token = options.token {
      try Output.show("\(server.address)?token=\(token.text)\n")
    }
    if !server.listening.isLoopback {
      StandardError.write(
        "thumbindex: others can reach this address; put a proxy with TLS in front of it")
    }
    if arguments.has(.open) { Browser.open(server.address, options.token) }
    Termination.wait()
    server.stop()
  }

  private static func start(_ store: RequestedStore, _ options: ServerOptions)
    throws(CommandFailure) -> ThumbIndexServer
  {
    let progress = Progress()
    defer { progress.wipe() }
    do {
      return try ThumbIndexServer(store.location, order: store.order, options: options) {
        progress.update("Ordering", $0, of: $1)
      }
    } catch let error as StoreError {
      throw .data(FileProblem(file: error.store ?? store.name, message: error.reason))
    } catch {
      throw .data(FileProblem(file: "serve", message: "\(error)"))
    }
  }

  private static func serverOptions(_ arguments: Arguments) throws(CommandFailure) -> ServerOptions
  {
    var options = ServerOptions()
    if let text = arguments.value(of: .listen) {
      guard let address = ListenAddress(text) else {
        throw .usage("--listen cannot be “\(text)”; it can be ADDRESS:PORT such as 127.0.0.1:8080")
      }
      options.address = address
    }
    options.hosts = arguments.values(of: .host)
    options.isReadOnly = arguments.has(.readOnly)
    options.token = try token(arguments)
    if !options.address.isLoopback, options.token == nil {
      throw .usage(
        "--listen on an address that others can reach needs --token, and a proxy with TLS in front")
    }
    return options
  }

  private static func token(_ arguments: Arguments) throws(CommandFailure) -> AccessToken? {
    guard let name = arguments.value(of: .token) else { return nil }
    if name == "auto" { return .random() }
    let bytes = try InputFile(CommandWord(bytes: Array(name.utf8))).read(Progress())
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ServerError) {
      return try AccessToken(String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))
    } catch {
      throw .data(FileProblem(file: name, message: "\(error)"))
    }
  }
}

extension Option {
  static let listen = Option(
    name: "--listen", placeholder: "ADDRESS:PORT",
    help: "where to listen (default: 127.0.0.1 and a free port)")

  static let open = Option(name: "--open", help: "open the page in the browser")

  static let readOnly = Option(name: "--read-only", help: "let nobody change anything")

  static let token = Option(
    name: "--token", placeholder: "FILE|auto",
    help: "ask for a secret: that in a file, or a new one")

  static let host = Option(
    name: "--host", placeholder: "NAME",
    help: "a name that the server is asked for by, such as a proxy's; may be given several times")
}
