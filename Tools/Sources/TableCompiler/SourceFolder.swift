import Foundation

/// A folder of files of which a table needs one element each: the one release of it that is accepted.
package struct SourceFolder: Hashable, Sendable {
  /// The path below the folder `unicode`.
  package let path: String
  /// The release it is taken from.
  package let release: String
  /// The SHA-256 of the files' names and of what is taken from each, in lower-case hexadecimal.
  package let sha256: String

  /// The data of every locale, of which the characters are taken.
  package static let mainFolder = SourceFolder(
    path: "cldr/common/main", release: "CLDR 48.2",
    sha256: "6e32880431634065e28eb9f3fd91b321cae9988bd37b72688d473b9d030337a2")

  /// The same files, of which the names of people are taken.
  package static let personNames = SourceFolder(
    path: "cldr/common/main", release: "CLDR 48.2",
    sha256: "dfde7f98c8262f5a87450f76bd28aa605250641d758826a382fc33467c27c2e1")

  /// What stands for all its files in the list of fingerprints.
  package var file: SourceFile {
    SourceFile(path: "\(path)/*.xml", release: release, sha256: sha256)
  }
}

extension SourceFiles {
  /// The element of that name in each XML file of a folder as it stands in the file, by the file's name
  /// without its extension; files without one are left out.
  package func sections(_ element: String, of folder: SourceFolder) throws(SourceError)
    -> [(name: String, text: String)]
  {
    let url = self.folder.appendingPathComponent(folder.path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    var sections: [(name: String, text: String)] = []
    for name in names.filter({ $0.hasSuffix(".xml") }).sorted() {
      guard let data = try? Data(contentsOf: url.appendingPathComponent(name)) else {
        throw SourceError("\(url.path)/\(name): cannot be read")
      }
      guard let text = Self.section(element, of: data) else { continue }
      sections.append((String(name.dropLast(".xml".count)), text))
    }
    let all = sections.map { "\($0.name)\n\($0.text)\n" }.joined()
    let sha256 = SHA256.hexDigest(of: Array(all.utf8))
    guard sha256 == folder.sha256 else {
      throw SourceError(
        """
        \(url.path): is another release than the tables are made from.
          expected: SHA-256 \(folder.sha256) (\(folder.release)) of the elements <\(element)>
          found:    \(sha256)
        """)
    }
    return sections
  }

  private static func section(_ element: String, of data: Data) -> String? {
    guard let start = data.range(of: Data("<\(element)>".utf8)),
      let end = data.range(
        of: Data("</\(element)>".utf8), in: start.upperBound..<data.endIndex)
    else { return nil }
    return String(decoding: data[start.lowerBound..<end.upperBound], as: UTF8.self)
  }
}
