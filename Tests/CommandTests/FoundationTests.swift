import Foundation
import Testing

@Suite("Foundation") struct FoundationTests {
  @Test("No source of the libraries and the command imports it") func sources() throws {
    let folder = Package.root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let imports = lines.filter {
        $0.contains("import ") && $0.contains("Foundation") && !$0.contains("//")
      }
      #expect(imports.isEmpty, "\(file.path)")
      count += 1
    }
    #expect(count > 50)
  }

  @Test("The program is not linked with it") func program() throws {
    let program = try Data(contentsOf: Thumbindex().executable)
    #expect(program.range(of: Data("libswiftCore.so".utf8)) != nil)
    #expect(program.range(of: Data("libFoundation".utf8)) == nil)
  }
}
