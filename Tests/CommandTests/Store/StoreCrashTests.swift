import Foundation
import TestSupport
import Testing

/// Programs that are killed in the middle of what they do.
@Suite("An address book whose program is killed")
struct StoreCrashTests {
  private let program = Thumbindex()

  private var store: String { program.folder.url.appending(path: "book.db").path }

  private func run(_ arguments: String..., input: String = "") throws -> Thumbindex.Result {
    try program.run(
      [arguments[0], "--store", store] + arguments.dropFirst(), input: Data(input.utf8))
  }

  private func cards(_ numbers: Range<Int>) -> String {
    numbers.map { "BEGIN:VCARD\nVERSION:4.0\nUID:\($0)\nFN:Name \($0)\nEND:VCARD\n" }.joined()
  }

  /// Runs a line of the shell with the program as `$T` and the store as `$S`, and kills it and all that it has
  /// started after some milliseconds. Returns what it has written.
  private func killed(_ script: String, after milliseconds: Double) throws -> [String] {
    let process = Process()
    // Foundation starts each process as the leader of a group of its own.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = ["T": try program.executable.path, "S": store, "PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = program.folder.url
    let output = try program.folder.file("acknowledged", Data())
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(milliseconds * 1000))
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    // The last line may be cut.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func names() throws -> Set<String> {
    let listed = try run("list", "--format", "json")
    #expect(listed.status == 0, "\(listed.errors)")
    let listing = try JSONDecoder().decode(Listing.self, from: listed.output)
    return Set(listing.sections.flatMap { $0.contacts.map(\.name) })
  }

  private func expectWhole(_ comment: Comment) throws {
    let check = try run("store", "check")
    #expect(check.text == "whole\n", "\(comment): \(check.errors)")
  }

  @Test func `an import that is killed is there as a whole or not at all`() throws {
    var random = SeededGenerator(seed: 1)
    _ = try run("import", input: cards(0..<10))
    try program.folder.file("cards.vcf", cards(10..<310))
    for round in 0..<80 {
      let script = #""$T" import --store "$S" cards.vcf && echo done"#
      let told = try killed(script, after: Double.random(in: 0..<200, using: &random))
      let count = try names().count
      #expect(count == 10 || count == 310, "round \(round)")
      if !told.isEmpty { #expect(count == 310, "round \(round): it was acknowledged") }
      try expectWhole("round \(round)")
      if count > 10 { #expect(try run("undo").status == 0) }
    }
    #expect(try names().count == 10)
    try expectWhole("at the end")
  }

  @Test func `an edit that was acknowledged is there, and none is there by half`() throws {
    var random = SeededGenerator(seed: 2)
    _ = try run("import", input: cards(0..<50))
    var titles: [String: String] = [:]
    for round in 0..<80 {
      let script = #"""
        for i in 1 2 3 4 5 6 7 8; do
          "$T" edit --store "$S" "Name $i" title=\#(round) note="\#(round)" >/dev/null && echo $i
        done
        """#
      let told = try killed(script, after: Double.random(in: 10..<200, using: &random))
      for number in told { titles[number] = "\(round)" }
      try expectWhole("round \(round)")
    }
    for (number, title) in titles.sorted(by: { $0.key < $1.key }) {
      let shown = try run("show", "Name \(number)").text
      // A later round may have changed it without a chance to say so.
      let round = try #require(Int(title))
      let found = (round..<80).filter { shown.contains("  position  \($0)\n") }
      #expect(!found.isEmpty)
      for title in found { #expect(shown.contains("  note      \(title)\n"), "half an edit") }
    }
  }

  @Test func `an order that is being made when the program is killed is made to its end later`()
    throws
  {
    var random = SeededGenerator(seed: 3)
    _ = try run("import", input: cards(0..<500))
    let expected = try names()
    for round in 0..<60 {
      let action =
        round % 2 == 0 ? "store --store \"$S\" reindex" : "list --store \"$S\" --locale ja"
      _ = try killed(
        "\"$T\" \(action) >/dev/null", after: Double.random(in: 0..<250, using: &random))
      try expectWhole("round \(round)")
      if round % 10 == 0 { #expect(try names() == expected) }
    }
    #expect(try run("store", "reindex").status == 0)
    #expect(try names() == expected)
    try expectWhole("at the end")
  }

  @Test func `programs that write at once wait for each other, and nothing is lost`() throws {
    _ = try run("import", input: cards(0..<1))
    let writers = try (1...3).map { writer in
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      let script =
        #"for i in 1 2 3 4 5 6 7 8 9 10; do "$T" add --store "$S" "name=Writer $1 $i"; done"#
      process.arguments = ["-c", script, "sh", "\(writer)"]
      process.environment = ["T": try program.executable.path, "S": store]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for writer in writers { writer.waitUntilExit() }
    let added = (1...3).flatMap { writer in (1...10).map { "Writer \(writer) \($0)" } }
    #expect(try names() == Set(added + ["Name 0"]))
    try expectWhole("at the end")
  }

  /// The words that give a program a view of the file system of its own, where it can mount a small one.
  private static let ownMounts = getuid() == 0 ? ["-m"] : ["-r", "-m"]

  /// Whether that can be done here: containers may not let one.
  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ownMounts + ["mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: canMount, "no file system can be mounted here"))
  func `a full disk is told in one line, and what was there stays`() throws {
    let place = program.folder.url.appending(path: "small")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try program.folder.file("few.vcf", cards(0..<20))
    try program.folder.file("many.vcf", cards(20..<6000))
    let script = #"""
      mount -t tmpfs -o size=600k none small || exit 9
      "$T" import --store small/book.db few.vcf >&2 || exit 8
      "$T" import --store small/book.db many.vcf && exit 7
      "$T" store --store small/book.db check || exit 6
      "$T" list --store small/book.db
      """#
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = Self.ownMounts + ["sh", "-c", script]
    process.environment = [
      "T": try program.executable.path, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    ]
    process.currentDirectoryURL = program.folder.url
    let output = try program.folder.file("output", Data())
    let errors = try program.folder.file("errors", Data())
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let told = try String(contentsOf: errors, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(told)")
    #expect(told.contains("thumbindex: small/book.db:1: there is no more room on the disk"))
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  Name") }.count == 20)
  }
}
