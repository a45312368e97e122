import Testing

@Suite("The description of the interface") struct DescriptionTests {
  @Test("every address of it is there, with its methods and no others")
  func paths() throws {
    let server = try TestServer(["Ada"])
    let description = try server.get("/openapi.json")
    #expect(description.object["openapi"] as? String == "3.1.0")
    let paths = try #require(description.object["paths"] as? [String: [String: Any]])
    #expect(paths.count == 19)
    for (path, methods) in paths {
      let place = path.replacing("{id}", with: "1").replacing("{locale}", with: "en")
      let refused = try server.ask("BREW", place)
      #expect(refused.status == 405, "\(path)")
      let allowed = (refused.headers["allow"] ?? "").split(separator: ", ").map { $0.lowercased() }
      #expect(Set(allowed).subtracting(["head"]) == Set(methods.keys), "\(path)")
    }
  }
}
