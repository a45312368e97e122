import Foundation
import UnicodeText

/// The rules of all collations, by locale and type.
struct CollationFiles {
  /// The rules of each locale by type.
  private var rules: [String: [String: String]] = [:]
  private var sources: [String: SourceFile] = [:]

  init(_ sources: SourceFiles) throws(SourceError) {
    for source in SourceFile.collations {
      let name = URL(fileURLWithPath: source.path).deletingPathExtension().lastPathComponent
      let locale =
        name == "root" ? name : try LanguageTag(expecting: name, in: source).description
      rules[locale] = try Self.rules(in: source, sources)
      self.sources[locale] = source
    }
  }

  /// The rules in a file by their collation's type (LDML part 5, section 3.1). Alternative
  /// forms are left out: the short ones of the Chinese collations, and mere proposals.
  private static func rules(in source: SourceFile, _ sources: SourceFiles) throws(SourceError)
    -> [String: String]
  {
    var rules: [String: String] = [:]
    var type: String?
    for element in try XMLElements(["collation", "cr"], of: source, in: sources).all {
      if element.name == "collation" {
        type = element.attributes["alt"] == nil ? element.attributes["type"] : nil
      } else if let type {
        rules[type] = element.text
      }
    }
    return rules
  }

  /// All collations that have a table, in the order of their names.
  var collations: [(locale: String, type: String)] {
    rules.sorted { $0.key < $1.key }.flatMap { locale, types in
      types.sorted { $0.key < $1.key }
        .filter { type, rules in
          !type.hasPrefix("private-") && rules.contains { !$0.isWhitespace }
        }
        .map { (locale: locale, type: $0.key) }
    }
  }

  /// The file of a locale's collations.
  func source(of locale: String) -> [SourceFile] { sources[locale].map { [$0] } ?? [] }

  func rules(_ locale: String, _ type: String) throws(SourceError) -> String {
    guard let rules = rules[locale]?[type] else {
      throw SourceError("there is no collation of the type \(type) for \(locale)")
    }
    return rules
  }

  /// The rules that `[import de-u-co-phonebk]` means (LDML part 5, section 3.11).
  func rules(importedAs tag: String) throws(SourceError) -> String {
    let parts = tag.components(separatedBy: "-u-co-")
    let locale = parts[0] == "und" ? "root" : parts[0]
    return try rules(locale, parts.count == 2 ? Self.type(parts[1]) : "standard")
  }

  /// Types that have a shorter name in tags.
  private static func type(_ name: String) -> String {
    ["phonebk": "phonebook", "trad": "traditional", "dict": "dictionary"][name] ?? name
  }
}
