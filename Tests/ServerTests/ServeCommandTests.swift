import Foundation
import Synchronization
import Testing

@Suite("The command serve") struct ServeCommandTests {
  /// Adds contacts until the server is gone, and notes those that were acknowledged.
  private final class Writer: Sendable {
    let kept = Mutex<[String]>([])
    let isOver = Mutex(false)

    func start(_ number: Int, _ port: Int) {
      let thread = Thread { [self] in
        var count = 0
        while let connection = try? RawConnection(port: port) {
          while true {
            count += 1
            let name = "Writer \(number) \(count)"
            let request = TestServer.request(
              port, "POST", "/api/v1/contacts", ["Content-Type": "application/json"],
              Array("{\"name\": \"\(name)\"}".utf8))
            guard connection.send(request), let reply = try? connection.reply() else { break }
            if reply.status == 201 { kept.withLock { $0.append(name) } }
          }
        }
        isOver.withLock { $0 = true }
      }
      thread.start()
    }
  }

  @Test("a server that is terminated keeps what it has acknowledged, and leaves the store whole")
  func terminated() throws {
    let program = try ServeProgram()
    let writers = (0..<4).map { _ in Writer() }
    for (number, writer) in writers.enumerated() { writer.start(number, program.port) }
    let isWriting = { writers.allSatisfy { $0.kept.withLock { $0.count } >= 5 } }
    for _ in 0..<2000 where !isWriting() { usleep(5_000) }
    #expect(isWriting())
    #expect(program.terminate() == 0)
    for _ in 0..<2000 where !writers.allSatisfy({ $0.isOver.withLock { $0 } }) { usleep(5_000) }
    let check = try ServeProgram.run(["store", "check", "--store", program.store])
    #expect(check.status == 0, "\(check.text)")
    let listed = try ServeProgram.run(["export", "--store", program.store]).text
    let lost = writers.flatMap { $0.kept.withLock { $0 } }.filter {
      !listed.contains("FN:\($0)\r\n")
    }
    #expect(lost.isEmpty)
  }

  @Test("the address comes first, and the link with a new token behind it")
  func address() throws {
    let program = try ServeProgram(["--token", "auto"])
    let lines = program.firstLines.split(separator: "\n").map(String.init)
    #expect(lines.first == "http://127.0.0.1:\(program.port)/")
    #expect(try TestServer.ask(program.port, "GET", "/").status == 401)
    #expect(program.terminate() == 0)
  }

  @Test("others are not let in without a token")
  func needsToken() throws {
    let result = try ServeProgram.run([
      "serve", "--listen", "0.0.0.0:0", "--store", "/nowhere/x.db",
    ])
    #expect(result.status == 2)
    #expect(result.text.contains("TLS"))
    let wrong = try ServeProgram.run(["serve", "--listen", "somewhere", "--store", "/nowhere/x.db"])
    #expect(wrong.status == 2)
  }

  /// Where schemathesis is, or `nil` where it cannot be installed.
  private static let programs: String? = {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/http-programs")
    let process = Process()
    process.executableURL = script
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    return process.terminationStatus == 0 ? text : nil
  }()

  @Test(
    "schemathesis finds nothing that is not as the description says",
    .enabled(if: programs != nil, "the program cannot be installed from PyPI here"))
  func schemathesis() throws {
    let program = try ServeProgram()
    for number in 0..<30 {
      let json = #"{"name": "Person \#(number)", "phones": [{"value": "+1 555 01\#(number)"}]}"#
      _ = try TestServer.ask(
        program.port, "POST", "/api/v1/contacts", ["Content-Type": "application/json"],
        Array(json.utf8))
    }
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.programs) + "/st")
    process.currentDirectoryURL = program.folder
    process.arguments = [
      "run", "http://127.0.0.1:\(program.port)/api/v1/openapi.json", "--max-examples", "10",
      "--max-time", "45", "--seed", "1", "--no-color", "--exclude-path", "/events",
      "--generation-database", "none", "--continue-on-failure", "--checks",
      """
      not_a_server_error,status_code_conformance,content_type_conformance,\
      response_schema_conformance,response_headers_conformance,negative_data_rejection,\
      unsupported_method,use_after_free
      """,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: data, as: UTF8.self))")
  }
}
