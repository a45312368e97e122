import Foundation
import FoundationXML

/// The rules in one of CLDR's collation files (LDML part 5, section 3.1).
///
/// Of the two forms of the Chinese collations the long one is taken, which lists every ideograph.
final class CollationFile: NSObject, XMLParserDelegate {
  /// The rules by the collation's type.
  private(set) var rules: [String: String] = [:]
  private var type: String?
  private var text: String?

  init(_ bytes: [UInt8], name: String) throws(SourceError) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else {
      throw SourceError("\(name):\(parser.lineNumber): not well-formed XML")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "collation" { type = attributes["alt"] == nil ? attributes["type"] : nil }
    if element == "cr", type != nil { text = "" }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text?.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "cr", let type, let text { rules[type] = text }
    if element == "cr" { text = nil }
  }
}
