import Foundation
import Testing

/// Contacts exchanged with programs of other people: vobject, khard and vdirsyncer from PyPI.
@Suite("Other programs' contacts") struct ContactProgramsTests {
  let program = Thumbindex()

  /// Where the programs are, or `nil` where they cannot be installed.
  static let folder: String? = {
    let result = try? run(["Scripts/contact-programs"], in: Package.root)
    return result?.status == 0 ? result?.text.trimmingCharacters(in: .newlines) : nil
  }()

  private static func run(
    _ words: [String], in directory: URL, environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func run(_ words: [String]) throws -> String {
    let folder = try #require(Self.folder)
    let result = try Self.run(
      [folder + "/" + words[0]] + words.dropFirst(), in: program.folder.url,
      environment: ["HOME": program.folder.url.path, "LC_ALL": "C.UTF-8"])
    #expect(result.status == 0, "\(words): \(result.text)")
    return result.text
  }

  private func names(_ place: String) throws -> Set<String> {
    let listed = try program.run(["list", "--format", "json", place])
    #expect(listed.status == 0)
    let listing = try JSONDecoder().decode(Listing.self, from: listed.output)
    return Set(listing.sections.flatMap { $0.contacts.map(\.name) })
  }

  private static let isInstalled = Comment("the programs cannot be installed from PyPI here")

  @Test("what vobject writes is read", .enabled(if: folder != nil, isInstalled))
  func fromVobject() throws {
    try program.folder.file(
      "write.py",
      """
      import vobject
      for version in ["3.0", "4.0"]:
          card = vobject.readOne("BEGIN:VCARD\\r\\nVERSION:%s\\r\\nEND:VCARD\\r\\n" % version)
          card.add("n").value = vobject.vcard.Name(family="Ö; hm, Jr.", given="Jörg " + version)
          card.add("fn").value = "Jörg Ö; hm, Jr. " + version
          card.add("note").value = "Zwei\\nZeilen, mit \\\\ und ; " + "lang " * 30
          card.add("org").value = ["Rope, Inc.", "Dispatch"]
          address = card.add("adr")
          address.value = vobject.vcard.Address(street="1 Quay", city="Wexmouth", code="WX1")
          address.type_param = ["home", "work"]
          card.add("tel").value = "+1 555 0100"
          photo = card.add("photo")
          photo.value = bytes(range(256))
          photo.encoding_param = "b"
          print(card.serialize(), end="")
      """)
    try program.folder.file("written.vcf", try run(["python", "write.py"]))
    #expect(try names("written.vcf") == ["Jörg Ö; hm, Jr. 3.0", "Jörg Ö; hm, Jr. 4.0"])
    let json = try program.run(["convert", "--to", "json", "written.vcf"])
    let list = try #require(JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    for card in list {
      #expect(card["family"] as? String == "Ö; hm, Jr.")
      #expect(card["organization"] as? [String] == ["Rope, Inc.", "Dispatch"])
      #expect((card["note"] as? String)?.hasPrefix("Zwei\nZeilen, mit \\ und ; lang") == true)
      #expect(
        card["photo"] as? String == "data:application/octet-stream;base64,"
          + Data(0...255).base64EncodedString())
    }
  }

  @Test(
    "vobject reads what is written", .enabled(if: folder != nil, isInstalled),
    arguments: ["vcard3", "vcard4"])
  func toVobject(version: String) throws {
    try program.folder.file(
      "read.py",
      """
      import json, sys, vobject
      print(json.dumps([c.fn.value for c in vobject.readComponents(open(sys.argv[1], newline=""))]))
      """)
    let other = version == "vcard3" ? "vcard4" : "vcard3"
    let sample = Package.root.appending(path: "Samples/family.vcf").path
    // Through the other version, so that every line is written anew.
    let first = try program.run(["convert", "--to", other, sample])
    let second = try program.run(["convert", "--to", version], input: first.output)
    try program.folder.file("written.vcf", second.output)
    let read = try JSONDecoder().decode(
      [String].self, from: Data(try run(["python", "read.py", "written.vcf"]).utf8))
    #expect(Set(read) == (try names(sample)))
  }

  @Test(
    "khard and this program read each other's folders", .enabled(if: folder != nil, isInstalled))
  func khard() throws {
    let book = program.folder.url.appending(path: "book")
    try FileManager.default.createDirectory(at: book, withIntermediateDirectories: true)
    let table = "Name,First Name,Last Name,Mobile Phone\nÄnne Öhm,Änne,Öhm,+1 555 0100\n"
    let card = try program.run(["convert", "--to", "vcard3"], input: table)
    try card.output.write(to: book.appending(path: "1.vcf"))
    try program.folder.file(
      "khard.conf",
      "[addressbooks]\n[[book]]\npath = \(book.path)\n[general]\ndefault_action = list\n")
    try program.folder.file(
      "new.yaml", "First name: Joos\nLast name: van Veld\nPhone:\n    cell: +1 555 0101\n")
    _ = try run(["khard", "-c", "khard.conf", "new", "-a", "book", "-i", "new.yaml"])
    let listed = try run(["khard", "-c", "khard.conf", "list", "--parsable"])
    #expect(listed.contains("Änne Öhm"))
    #expect(try names("book") == ["Änne Öhm", "Joos van Veld"])
  }

  @Test("what vdirsyncer copies is read as before", .enabled(if: folder != nil, isInstalled))
  func vdirsyncer() throws {
    for name in ["one/book", "two/book", "status"] {
      let url = program.folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Änne\r\nUID:1\r\nX-KITE:a;b\r\nEND:VCARD\r\n"
    let new = try program.run(["convert", "--to", "vcard4"], input: card)
    try new.output.write(to: program.folder.url.appending(path: "one/book/1.vcf"))
    try program.folder.file(
      "config",
      """
      [general]
      status_path = "status"
      [pair cards]
      a = "one"
      b = "two"
      collections = ["book"]
      [storage one]
      type = "filesystem"
      path = "one"
      fileext = ".vcf"
      [storage two]
      type = "filesystem"
      path = "two"
      fileext = ".vcf"
      """)
    _ = try run(["vdirsyncer", "-c", "config", "discover"])
    _ = try run(["vdirsyncer", "-c", "config", "sync"])
    let copied = try program.run(["convert", "--to", "vcard4", "two/book"])
    #expect(copied.output == new.output)
    #expect(try names("two/book") == ["Änne"])
  }
}
