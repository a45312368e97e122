import ContactCards
import Foundation
import Testing

/// A CardDAV server of its own for a test: Radicale, with one address book and nobody to ask for a password.
final class CardServer {
  /// What vdirsyncer does about conflicts; nothing if it is empty.
  var resolution = ""
  private let programs: String
  private let home: URL
  private let port: Int
  private let server = Process()

  /// The folder of the programs, which are installed if they aren't yet; `nil` where that is not possible.
  static var installedPrograms: String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try? output(["Scripts/contact-programs"], in: root)
    return text?.trimmingCharacters(in: .newlines)
  }

  init(_ programs: String) throws {
    self.programs = programs
    home = FileManager.default.temporaryDirectory.appending(path: "thumbindex-\(UUID())")
    let book = home.appending(path: "server/collection-root/me/book")
    try FileManager.default.createDirectory(at: book, withIntermediateDirectories: true)
    try Data(#"{"tag": "VADDRESSBOOK", "D:displayname": "Book"}"#.utf8)
      .write(to: book.appending(path: ".Radicale.props"))
    port = try #require(Int(Self.output([programs + "/python", "-c", Self.freePort], in: home)))
    server.executableURL = URL(filePath: programs + "/radicale")
    server.arguments = [
      "--server-hosts", "127.0.0.1:\(port)", "--storage-filesystem-folder",
      home.appending(path: "server").path, "--auth-type", "none", "--logging-level", "error",
    ]
    server.currentDirectoryURL = home
    server.standardError = FileHandle.nullDevice
    try server.run()
    try waitForStart()
  }

  deinit {
    // It inherits that this process lets no signal through but this one.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: home)
  }

  private static let freePort =
    "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1], end='')"

  private func waitForStart() throws {
    for _ in 0..<300 {
      if (try? request("GET", "")) != nil { return }
      usleep(100_000)
    }
    throw Failure(text: "the server does not start")
  }

  struct Failure: Error { let text: String }

  private static func output(_ words: [String], in folder: URL, home: URL? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C.UTF-8"
    if let home { environment["HOME"] = home.path }
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let faults = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(text: "\(words.joined(separator: " ")): \(text)\(faults)")
    }
    return text
  }

  // MARK: What other people's phones do

  @discardableResult
  private func request(_ method: String, _ path: String, _ body: String = "") throws -> String {
    let program = """
      import sys, urllib.request
      method, url, body = sys.argv[1:]
      request = urllib.request.Request(url, data=body.encode() or None, method=method)
      request.add_header("Content-Type", "text/vcard; charset=utf-8")
      request.add_header("Authorization", "Basic bWU6")
      sys.stdout.write(urllib.request.urlopen(request, timeout=20).read().decode())
      """
    let url = "http://127.0.0.1:\(port)/\(path)"
    return try Self.output([programs + "/python", "-c", program, method, url, body], in: home)
  }

  func put(_ card: String, _ name: String) throws { try request("PUT", "me/book/" + name, card) }

  func delete(_ name: String) throws { try request("DELETE", "me/book/" + name) }

  /// The names of the contacts that the server has.
  func names() throws -> [String] {
    let reading = ContactReader.read(bytes: Array(try request("GET", "me/book/").utf8))
    return reading.contacts.map(\.displayName).sorted()
  }

  /// A card as phones have them.
  static func card(_ name: String, uid: String?) -> Card {
    var card = Card(version: .v30)
    if let uid { card.append(CardProperty("UID", text: uid)) }
    card.append(CardProperty("FN", text: name))
    return card
  }

  // MARK: vdirsyncer

  /// Lets vdirsyncer bring a folder and the server in step.
  func synchronize(_ folder: CardFolder) throws {
    let configuration = home.appending(path: "config")
    let isNew = !FileManager.default.fileExists(atPath: configuration.path)
    let decision = resolution.isEmpty ? "" : "conflict_resolution = \"\(resolution)\""
    let text = """
      [general]
      status_path = "\(home.appending(path: "status").path)"
      [pair cards]
      a = "here"
      b = "there"
      collections = [["cards", null, "book"]]
      \(decision)
      [storage here]
      type = "filesystem"
      path = "\(folder.url.path)"
      fileext = ".vcf"
      [storage there]
      type = "carddav"
      url = "http://127.0.0.1:\(port)/me/"
      username = "me"
      password = ""
      """
    try Data(text.utf8).write(to: configuration)
    let program = [programs + "/vdirsyncer", "-c", configuration.path]
    if isNew { _ = try Self.output(program + ["discover"], in: home, home: home) }
    _ = try Self.output(program + ["sync"], in: home, home: home)
  }
}
