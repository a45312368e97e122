import Foundation
import Testing

@Suite("Contacts over HTTP") struct ContactsTests {
  private static let pixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
    + "awAAAABJRU5ErkJggg=="

  @Test("a contact comes back as it was sent")
  func create() throws {
    let server = try TestServer([])
    let json = #"""
      {"name": "Grace Holloway", "family": "Holloway", "given": "Grace", "nicknames": ["Gracie"],
       "organization": ["Rope, Inc.", "Dispatch"], "title": "Splicer", "kind": "individual",
       "phones": [{"value": "+1 555 0120", "types": ["cell"]}, {"value": "5550121", "label": "Boat"}],
       "emails": [{"value": "grace@example.org"}], "urls": [{"value": "https://example.org/"}],
       "addresses": [{"street": "14 Lantern Row", "city": "Mapleford", "types": ["home"]}],
       "birthday": "1987-02-03", "anniversary": "--02-03", "categories": ["Choir"],
       "note": "Two\nlines; \\ and “more”"}
      """#
    let made = try server.send("POST", "/contacts", json)
    #expect(made.status == 201)
    #expect(made.headers["location"] == "/api/v1/contacts/1")
    #expect(made.headers["etag"] == "\"1\"")
    var sent = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    var kept = try server.get("/contacts/1").object
    #expect((kept["uid"] as? String)?.hasPrefix("urn:uuid:") == true)
    for name in ["id", "revision", "favorite", "hasPhoto", "uid"] { kept[name] = nil }
    sent["kind"] = "individual"
    #expect(NSDictionary(dictionary: kept) == NSDictionary(dictionary: sent))
  }

  @Test("a contact comes as the client likes it")
  func forms() throws {
    let server = try TestServer(["Ada Fairweather"])
    let card = try server.get("/contacts/1", ["Accept": "text/vcard"])
    #expect(card.headers["content-type"] == "text/vcard; charset=utf-8")
    #expect(card.text.contains("FN:Ada Fairweather\r\n"))
    let jCard = try server.get("/contacts/1", ["Accept": "application/vcard+json, */*;q=0.1"])
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(jCard.body)) as? [Any])
    #expect(array.first as? String == "vcard")
    #expect(try server.get("/contacts/1", ["Accept": "*/*"]).object["id"] as? Int == 1)
    // A browser that has one form is not to take it for another, and may change the contact by either.
    #expect([card, jCard].map { $0.headers["etag"] } == ["\"1-vcard\"", "\"1-jcard\""])
    let known = ["Accept": "text/vcard", "If-None-Match": "\"1\""]
    #expect(try server.get("/contacts/1", known).status == 200)
    let changed = ["If-Match": "\"1-vcard\""]
    #expect(try server.send("PUT", "/contacts/1", #"{"name": "Bo"}"#, changed).status == 200)
    #expect(try server.get("/contacts/1", ["Accept": "image/png"]).status == 406)
  }

  @Test("what a client has already is not sent again")
  func conditional() throws {
    let server = try TestServer(["Ada"])
    #expect(try server.get("/contacts/1", ["If-None-Match": "\"1\""]).status == 304)
    #expect(try server.get("/contacts/1", ["If-None-Match": "W/\"1\", \"7\""]).status == 304)
    #expect(try server.get("/contacts/1", ["If-None-Match": "\"2\""]).status == 200)
    let page = try TestServer.ask(server.port, "GET", "/")
    let tag = try #require(page.headers["etag"])
    #expect(
      try TestServer.ask(server.port, "GET", "/", ["If-None-Match": tag]).status == 304)
    let head = try server.ask("HEAD", "/contacts/1")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
  }

  @Test("a change says what it is meant for, and a stale one shows what there is")
  func replace() throws {
    let server = try TestServer(["Ada"])
    #expect(try server.send("PUT", "/contacts/1", #"{"name": "B"}"#).code == "no-condition")
    let done = try server.send("PUT", "/contacts/1", #"{"name": "Bo"}"#, ["If-Match": "\"1\""])
    #expect(done.headers["etag"] == "\"2\"")
    let stale = try server.send("PUT", "/contacts/1", #"{"name": "C"}"#, ["If-Match": "\"1\""])
    #expect(stale.status == 412)
    #expect((stale.object["current"] as? [String: Any])?["name"] as? String == "Bo")
    #expect(try server.ask("DELETE", "/contacts/1", ["If-Match": "\"1\""]).code == "stale")
    #expect(try server.send("PUT", "/contacts/9", "{}", ["If-Match": "*"]).code == "no-contact")
    #expect(try server.ask("DELETE", "/contacts/1", ["If-Match": "W/\"2\""]).status == 400)
    #expect(try server.ask("DELETE", "/contacts/1", ["If-Match": "*"]).status == 204)
    #expect(try server.get("/contacts/1").code == "no-contact")
  }

  @Test("what JSON cannot say stays in the card")
  func keepsCard() throws {
    let server = try TestServer([])
    let card =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nUID:u1\r\nX-KITE:a;b\r\nTEL:1\r\nEND:VCARD\r\n"
    let made = try server.ask(
      "POST", "/contacts", ["Content-Type": "text/vcard"], Array(card.utf8))
    #expect(made.object["uid"] as? String == "u1")
    _ = try server.send(
      "PUT", "/contacts/1", #"{"name": "Ada", "note": "new"}"#, ["If-Match": "\"1\""])
    let text = try server.get("/contacts/1", ["Accept": "text/vcard"]).text
    #expect(text.contains("X-KITE:a;b\r\n"))
    #expect(text.contains("UID:u1\r\n"))
    #expect(text.contains("NOTE:new"))
    #expect(!text.contains("TEL"))
  }

  @Test("removed contacts can be had again")
  func trash() throws {
    let server = try TestServer(["Ada", "Bo"])
    _ = try server.ask("DELETE", "/contacts/1", ["If-Match": "\"1\""])
    #expect(try server.get("/trash").list("contacts").map { $0["name"] as? String } == ["Ada"])
    #expect(try server.ask("POST", "/trash/1/restore").object["name"] as? String == "Ada")
    #expect(try server.ask("POST", "/trash/1/restore").code == "no-contact")
    _ = try server.ask("DELETE", "/contacts/2", ["If-Match": "*"])
    #expect(try server.ask("POST", "/undo").object["label"] as? String == "remove")
    #expect(try server.get("/book").object["count"] as? Int == 2)
    _ = try server.ask("DELETE", "/contacts/2", ["If-Match": "*"])
    #expect(try server.ask("DELETE", "/trash").object["removed"] as? Int == 1)
    #expect(try server.get("/book").object["trash"] as? Int == 0)
  }

  @Test("nothing to undo is told")
  func nothingToUndo() throws {
    #expect(try TestServer([]).ask("POST", "/undo").code == "nothing-to-undo")
  }

  @Test("values that cannot be are told one by one")
  func invalid() throws {
    let server = try TestServer([])
    let answer = try server.send(
      "POST", "/contacts",
      #"""
      {"name": "X", "phones": [{"value": "1"}, {"value": "none"}], "emails": [{"value": "x"}],
       "urls": [{"value": "a b"}], "birthday": "soon", "kind": "robot", "note": "a\u0007b"}
      """#)
    #expect(answer.status == 422)
    #expect(
      Set(answer.list("errors").compactMap { $0["field"] as? String })
        == ["phones[1]", "emails[0]", "urls[0]", "birthday", "kind", "note"])
    let types = try server.send("POST", "/contacts", #"{"name": 1, "phones": {}, "kites": []}"#)
    #expect(
      types.list("errors").compactMap { $0["field"] as? String } == ["name", "phones", "kites"])
    #expect(try server.send("POST", "/contacts", "{}").code == "invalid")
    #expect(try server.get("/book").object["count"] as? Int == 0)
  }

  @Test("what a card says already can stay, whatever it is")
  func keepsOddValues() throws {
    let server = try TestServer([])
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nTEL:none\r\nBDAY:soon\r\nEND:VCARD\r\n"
    _ = try server.ask("POST", "/contacts", ["Content-Type": "text/vcard"], Array(card.utf8))
    var contact = try server.get("/contacts/1").object
    contact["note"] = "still odd"
    let json = try JSONSerialization.data(withJSONObject: contact)
    let put = try server.ask(
      "PUT", "/contacts/1", ["Content-Type": "application/json", "If-Match": "\"1\""], Array(json))
    #expect(put.status == 200, "\(put.text)")
    #expect(put.object["note"] as? String == "still odd")
  }

  @Test("a picture is kept, replaced and removed")
  func photo() throws {
    let server = try TestServer([])
    let id = try server.add(#"{"name": "Ada", "photo": "\#(Self.pixel)"}"#)
    let photo = try server.get("/contacts/\(id)/photo")
    #expect(photo.headers["content-type"] == "image/png")
    #expect(photo.headers["content-security-policy"]?.contains("sandbox") == true)
    #expect(photo.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let kept = try server.send(
      "PUT", "/contacts/\(id)", #"{"name": "Ada B"}"#, ["If-Match": "*"])
    #expect(kept.object["hasPhoto"] as? Bool == true)
    #expect(kept.object["photo"] == nil)
    let removed = try server.send(
      "PUT", "/contacts/\(id)", #"{"name": "Ada B", "photo": null}"#, ["If-Match": "*"])
    #expect(removed.object["hasPhoto"] as? Bool == false)
    #expect(try server.get("/contacts/\(id)/photo").code == "no-photo")
  }

  @Test("what is no picture is not taken for one", arguments: ["svg+xml", "png", "html"])
  func noPhoto(type: String) throws {
    let server = try TestServer([])
    let script = Data("<svg onload='alert(1)'>".utf8).base64EncodedString()
    let json = #"{"name": "Ada", "photo": "data:image/\#(type);base64,\#(script)"}"#
    #expect(try server.send("POST", "/contacts", json).status == 422)
    // A card may hold anything; it is not handed out.
    let card =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nPHOTO:data:image/\(type);base64,\(script)\r\nEND:VCARD\r\n"
    #expect(
      try server.ask("POST", "/contacts", ["Content-Type": "text/vcard"], Array(card.utf8)).status
        == 201)
    #expect(try server.get("/contacts/1/photo").status == 404)
  }

  @Test("a link to a picture is kept, and never followed")
  func photoLink() throws {
    let server = try TestServer([])
    let id = try server.add(#"{"name": "Ada", "photo": "https://example.org/a.png"}"#)
    let shown = try server.get("/contacts/\(id)")
    #expect(shown.object["photo"] as? String == "https://example.org/a.png")
    #expect(try server.get("/contacts/\(id)/photo").code == "no-photo")
    for link in ["javascript:alert(1)", "file:///etc/passwd"] {
      #expect(
        try server.send("POST", "/contacts", #"{"name": "B", "photo": "\#(link)"}"#).status == 422)
    }
  }

  @Test("a name of markup is text, with the type of JSON")
  func markup() throws {
    let name = "<img src=x onerror=alert(1)>"
    let server = try TestServer([name])
    for path in ["/contacts/1", "/contacts", "/search?q=img"] {
      let answer = try server.get(path)
      #expect(answer.headers["content-type"] == "application/json")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.text.contains("\"name\":\"\(name)\""))
    }
  }
}
