import PersonNames
import UnicodeText

/// What each locale of CLDR has for the names of people, with all that it inherits.
struct LocalePersonNames {
  private let files: PersonNameFiles
  private let parents: LocaleParents

  init(_ sources: SourceFiles) throws(SourceError) {
    files = try PersonNameFiles(sources)
    parents = try LocaleParents(sources)
  }

  /// The names of the locales with data of their own, and of those with listed parents; without the root.
  var names: [String] {
    Set(files.locales.keys).union(parents.listed.keys).subtracting(["root"]).sorted()
  }

  /// The format of a locale, without its patterns.
  func format(of name: String) throws(SourceError) -> NameFormat {
    let values = chain(from: name).map(\.values)
    func value(_ key: String) throws(SourceError) -> String {
      guard let value = values.lazy.compactMap({ $0[key] }).first else {
        throw SourceError("\(SourceFolder.personNames.path): \(name) lacks \(key)")
      }
      return value
    }
    var format = NameFormat()
    let orders = ["nameOrderLocales-givenFirst", "nameOrderLocales-surnameFirst"]
    format.givenFirst = try value(orders[0]).replacing("_", with: "-")
    format.surnameFirst = try value(orders[1]).replacing("_", with: "-")
    format.nativeSpace = try value("nativeSpaceReplacement")
    format.foreignSpace = try value("foreignSpaceReplacement")
    format.initial = try value("initialPattern-initial")
    format.initialSequence = try value("initialPattern-initialSequence")
    guard format.initialSequence.hasPrefix("{0}"), format.initialSequence.hasSuffix("{1}") else {
      throw SourceError("\(SourceFolder.personNames.path): \(name) has initials in another order")
    }
    let length = try value("parameterDefault-length")
    let formality = try value("parameterDefault-formality")
    format.length = PersonNameFormatter.Length.allCases.first { "\($0)" == length } ?? .medium
    format.formality = formality == "formal" ? .formal : .informal
    format.isOwn = values.dropLast().contains { own in orders.contains { own[$0] != nil } }
    return format
  }

  /// The patterns of a combination, in the order of their texts.
  ///
  /// A pattern that neither the locale nor its parents have is looked for under the combination that the
  /// root's alias leads to, from the locale on (UTS #35 part 1, section 4.1); each `alt` by itself.
  func patterns(of name: String, cell: Int) -> [String] {
    let chain = chain(from: name)
    let kinds = Set(chain.flatMap { $0.patterns.values.flatMap(\.keys) })
    let found = kinds.compactMap { pattern(cell, $0, in: chain) }
    return Set(found).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func pattern(_ cell: Int, _ kind: String, in chain: [PersonNameFiles.Data]) -> String? {
    if let own = chain.lazy.compactMap({ $0.patterns[cell]?[kind] }).first { return own }
    return chain.last?.aliases[cell].flatMap { pattern($0, kind, in: chain) }
  }

  /// The data of a locale, its parents, and the root.
  private func chain(from name: String) -> [PersonNameFiles.Data] {
    (parents.chain(from: name) + ["root"]).compactMap { files.locales[$0] }
  }
}
