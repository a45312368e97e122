import Foundation
import FoundationXML

/// Some of the elements of an XML file, in their order.
final class XMLElements: NSObject, XMLParserDelegate {
  /// An element.
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The text right inside it.
    var text = ""
  }

  /// The elements that were asked for.
  private(set) var all: [Element] = []
  private let names: Set<String>
  private var open: Int?

  /// Reads the elements of those names in a file.
  convenience init(_ names: Set<String>, of file: SourceFile, in sources: SourceFiles)
    throws(SourceError)
  {
    try self.init(names, of: Data(try sources.bytes(of: file)), at: file.path)
  }

  /// Reads the elements of those names in a part of a file.
  convenience init(_ names: Set<String>, of text: String, at path: String) throws(SourceError) {
    try self.init(names, of: Data(text.utf8), at: path)
  }

  private init(_ names: Set<String>, of data: Data, at path: String) throws(SourceError) {
    self.names = names
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else {
      throw SourceError("\(path):\(parser.lineNumber): not well-formed XML")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open = nil
    guard names.contains(element) else { return }
    open = all.count
    all.append(Element(name: element, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let open { all[open].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if let open { all[open].text += String(decoding: block, as: UTF8.self) }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open = nil
  }
}
