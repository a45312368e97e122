import Foundation
import Testing

@Suite("An address book by the command")
struct StoreCommandsTests {
  private let program = Thumbindex()

  private func store(_ arguments: String..., input: String = "") throws -> Thumbindex.Result {
    let store = program.folder.url.appending(path: "a book.db").path
    return try program.run(
      [arguments[0], "--store", store] + arguments.dropFirst(), input: Data(input.utf8))
  }

  private let cards = """
    BEGIN:VCARD
    VERSION:4.0
    UID:1
    FN:曾国藩
    CATEGORIES:Work,starred
    TEL:+1 555 0100
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN:Ada Fairweather
    CATEGORIES:* myContacts,Work
    END:VCARD

    """

  @Test func `what is imported is listed in its sections, shown, exported and removed`() throws {
    #expect(
      try store("import", "--locale", "zh-Hans", input: cards).text
        == "2 added, 0 changed, 0 as they were\n")
    #expect(
      try store("list").lines
        == ["A", "  Ada Fairweather", "Z", "  曾国藩           +1 555 0100"])
    #expect(try store("list", "--locale", "ko", "--group", "Work").lines.first == "ㅈ")
    #expect(try store("groups").text == "1  starred\n2  Work\n1  myContacts\n")
    #expect(
      try store("show", "曾国藩").lines
        == [
          "曾国藩", "  telephone  +1 555 0100", "  groups     Work, starred", "  uid        1",
        ])
    let exported = try store("export").text
    #expect(exported.contains("FN:Ada Fairweather\n") && exported.hasSuffix("END:VCARD\n"))
    #expect(try store("import", input: exported).text == "0 added, 0 changed, 2 as they were\n")
    #expect(try store("remove", "Ada Fairweather").text == "removed Ada Fairweather\n")
    #expect(try store("remove", "--trash").text == "2\tAda Fairweather\n")
    #expect(try store("undo").text == "taken back: remove, 1 contact\n")
    #expect(try store("store", "check").text == "whole\n")
    #expect(try store("store", "reindex").status == 0)
    #expect(try store("list", "--format", "json").text.contains("\"name\": \"曾国藩\""))
  }

  @Test func `contacts are found by readings, initials, digits and words`() throws {
    _ = try store("import", "--locale", "zh-Hans", input: cards)
    for query in ["zgf", "zengguo", "曾", "5550100", "0100", "936"] {
      #expect(try store("find", query).text == "1\t曾国藩\t+1 555 0100\n", "\(query)")
    }
    #expect(try store("find", "fair", "ada").text == "2\tAda Fairweather\n")
    let nothing = try store("find", "nobody")
    #expect(nothing.status == 1 && nothing.text.isEmpty)
    _ = try store("edit", "2", "name=Grace Hopper")
    #expect(try store("find", "ada").text.isEmpty)
    #expect(
      try store("find", "--format", "json", "hop").text
        == #"[{"id": 2, "name": "Grace Hopper", "detail": null, "field": "laterName", "ranges": [[6, 9]]}]"#
        + "\n")
    _ = try store("remove", "1")
    #expect(try store("find", "zgf").text.isEmpty)
    #expect(try store("store", "check").text == "whole\n")
  }

  @Test func `a contact is added and changed field by field, and the rest of its card stays`()
    throws
  {
    #expect(try store("add", "name=Ada Fairweather", "tel:work=+1 555 0100").text == "1\n")
    _ = try store(
      "import",
      input: "BEGIN:VCARD\r\nVERSION:3.0\r\nN:B;Bo\r\nFN:Bo B\r\nX-own;a=b:c\r\nEND:VCARD\r\n")
    #expect(try store("edit", "Bo B", "title=Baker", "--add", "email=bo@example.com").status == 0)
    let card = try store("show", "--format", "vcard", "2").text
    #expect(card.contains("\r\nFN:Bo B\r\nX-own;a=b:c\r\n"))
    #expect(card.contains("TITLE:Baker\r\n") && card.contains("bo@example.com"))
    let late = try store("edit", "2", "--revision", "1", "title=Cook")
    #expect(late.status == 1)
    #expect(late.errors.contains("has been changed meanwhile and has revision 2"))
    #expect(late.errors.contains("TITLE:Baker") && late.errors.contains("TITLE:Cook"))
    #expect(try store("edit", "2", "colour=blue").status == 2)
    #expect(try store("edit", "Nobody", "title=Cook").status == 1)
  }

  @Test func `a picture is told by its bytes, and what is none is refused`() throws {
    _ = try store("import", input: cards)
    let file = program.folder.url.appending(path: "picture")
    for (type, bytes) in [
      ("jpeg", [0xFF, 0xD8, 0xFF, 0xE0]), ("png", [0x89, 0x50, 0x4E, 0x47]),
      ("gif", Array("GIF89a".utf8)), ("webp", Array("RIFF0000WEBP".utf8)),
    ] as [(String, [UInt8])] {
      try Data(bytes).write(to: file)
      #expect(try store("edit", "曾国藩", "--photo", file.path).status == 0)
      #expect(try store("export").text.contains("PHOTO:data:image/\(type);base64,"))
    }
    try Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8).write(to: file)
    let refused = try store("edit", "曾国藩", "--photo", file.path)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("is no picture"))
    #expect(try store("export").text.contains("PHOTO:data:image/webp;base64,"))
  }

  @Test func `contacts that are the same person are listed, and merged in the book`() throws {
    _ = try store("add", "name=Ada B.", "tel=+1 555 0100")
    _ = try store("add", "name=Ada B.", "tel=+1 555 0100", "email=ada@example.com")
    _ = try store("add", "name=Bob")
    #expect(try store("duplicates").text == "1\tAda B.\n2\tAda B.\n")
    #expect(try store("duplicates", "--merge").text == "1 merged into 1\n")
    #expect(try store("show", "1").text.contains("ada@example.com"))
    #expect(try store("list").lines.count == 4)
    #expect(try store("store", "check").text == "whole\n")
  }

  @Test func `a card is changed in the editor that the environment names`() throws {
    var program = program
    let path = program.folder.url.appending(path: "a book.db").path
    let script = try program.folder.file("editor", "#!/bin/sh\nsed -i s/Ada/Eve/ \"$1\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    program.environment["EDITOR"] = "'\(script.path)'"
    _ = try program.run(["add", "--store", path, "name=Ada"])
    #expect(try program.run(["edit", "--store", path, "1"]).text == "changed Eve\n")
    program.environment["EDITOR"] = "false"
    #expect(try program.run(["edit", "--store", path, "1"]).status == 1)
    program.environment["EDITOR"] = "sh -c 'echo nothing > \"$0\"'"
    let broken = try program.run(["edit", "--store", path, "1"])
    #expect(broken.status == 1)
    #expect(broken.errors.contains("is not one whole card"))
    #expect(try program.run(["list", "--store", path]).lines == ["E", "  Eve"])
  }

  @Test func `a trial shows what would be done, and makes nothing`() throws {
    let trial = try store("import", "--dry-run", input: cards)
    #expect(
      trial.lines
        == ["+ 曾国藩", "+ Ada Fairweather", "2 would be added, 0 would be changed, 0 as they were"])
    let missing = try store("list")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no store yet"))
  }

  @Test func `what is no store of ours is told in one line and left alone`() throws {
    let path = program.folder.url.appending(path: "a book.db").path
    for content in ["no database at all", "SQLite format 3\0 and then nothing of it"] {
      try Data(content.utf8).write(to: URL(filePath: path))
      let result = try store("import", input: cards)
      #expect(result.status == 1)
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.hasPrefix("thumbindex: \(path):1: "))
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
    }
  }

  @Test func `a backup is a store of its own, and never written over a file`() throws {
    _ = try store("import", input: cards)
    let copy = program.folder.url.appending(path: "copy.db").path
    #expect(try store("store", "backup", copy).status == 0)
    #expect(try store("store", "backup", copy).status == 1)
    let list = try program.run(["list", "--store", copy])
    #expect(list.text == (try store("list").text))
  }
}
