import Foundation
import Synchronization

/// A PostgreSQL server for tests, on a socket in a temporary folder.
///
/// It ends when the test process does, however that ends: it runs for as long as a pipe is open.
public final class PostgreSQLServer: Sendable {
  /// Why there is no server.
  public struct Failure: Error {
    let script: String
  }

  /// The URL of its first database.
  public let url: String
  /// The URL of the server that follows it, if there is one.
  public let standby: String?
  private let script: Process
  private let lifeline = Pipe()
  private let databases = Atomic(0)

  /// The server that tests share, started when the first asks for it.
  public static var shared: PostgreSQLServer {
    get throws { try running.get() }
  }
  private static let running = Result { try PostgreSQLServer() }

  /// Starts a server of one's own, and perhaps another that follows it.
  public init(withStandby: Bool = false) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    script = Process()
    script.executableURL = package.appending(path: "Scripts/postgres-server")
    script.arguments = withStandby ? ["--standby"] : []
    script.standardInput = lifeline
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard printed.hasPrefix("postgres://") else {
      throw Failure(script: script.executableURL?.path ?? "")
    }
    let lines = printed.split(separator: "\n").map(String.init)
    (url, standby) = (lines[0], lines.dropFirst().first)
  }

  deinit {
    try? lifeline.fileHandleForWriting.close()
    script.waitUntilExit()
  }

  /// The folder that its socket is in.
  public var folder: String { String(url.drop { $0 != "=" }.dropFirst()) }

  /// Another URL of the server, of a database as a role.
  public func url(database: String, role: String = "owner") -> String {
    "postgres://\(role)@/\(database)?host=\(folder)"
  }

  /// A name that no other test uses.
  public func newName() -> String { "test\(databases.add(1, ordering: .relaxed).newValue)" }

  /// Ends it as if the machine had failed.
  public func kill() throws {
    let lines = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
    guard let first = lines.split(separator: "\n").first, let pid = pid_t(first) else { return }
    #if canImport(Glibc)
      Glibc.kill(pid, SIGKILL)
    #endif
  }
}
