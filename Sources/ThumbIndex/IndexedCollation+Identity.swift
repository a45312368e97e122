import Collation

extension IndexedCollation {
  /// Whatever its index keys depend on, as text: two whose identities are the same make the same keys, on
  /// any machine.
  ///
  /// Keys that are kept are of use only together with the identity of what made them: the locale with
  /// its keywords, the options, the version of CLDR and that of the format of keys. A collation of rules
  /// of your own (`Collator(rules:)`) has to be told apart by yourself.
  ///
  /// - Complexity: O(*n*) in the number of options that are lists.
  public var identity: String {
    let versions = "CLDR \(CollationVersion.cldr), keys \(CollationVersion.keyFormat)"
    return "\(locale); \(versions); \(collator.settings.identity); \(options.identity)"
  }
}

extension CollationSettings {
  /// What is set, as text.
  fileprivate var identity: String {
    let flags = [
      caseLevel ? "caseLevel" : "", backwards ? "backwards" : "", numeric ? "numeric" : "",
    ]
    let all = ["\(strength)", "\(alternate)", "\(maxVariable)", "\(caseFirst)"] + flags
    return all.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension IndexOptions {
  /// Those that decide where a name stands, as text.
  fileprivate var identity: String {
    let articles =
      switch articles {
      case .counted: "counted"
      case .ignored: "ignored"
      case .ignoring(let words): "ignoring \(words.sorted())"
      }
    var all = ["\(style)", "\(adding)", "\(maximumLabelCount)", "articles \(articles)"]
    if latinFirst { all.append("latinFirst") }
    if separatesIdeographs { all.append("ideographs") }
    if trimsLeadingBlanks { all.append("trimmed") }
    all.append(surnames.map { "surnames \($0.identity)" } ?? "plain")
    all.append("reorder \(collation.reorder ?? [])")
    return all.joined(separator: ", ")
  }
}
