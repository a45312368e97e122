import UnicodeText

/// Takes names apart that are written in one piece.
struct NameParser: Sendable {
  /// Where the names are from.
  let locale: LanguageTag?

  /// The parts of a name.
  func name(of text: String) -> PersonName {
    var aside = NameAside(text)
    if aside.text.isEmpty { aside = NameAside(plain: text) }
    var name = main(aside.text, isJapanese: aside.isReading || locale?.language == "ja")
    guard aside.isReading else {
      name.informalGiven = aside.words.joined(separator: " ")
      return name
    }
    let isWhole = name.surname.isEmpty && aside.words.count == 1
    let given = aside.words.dropFirst(isWhole ? 0 : 1)
    name.phoneticGiven = given.joined(separator: " ")
    name.phoneticSurname = isWhole ? "" : aside.words.first.map(String.init) ?? ""
    return name
  }

  private func main(_ text: String, isJapanese: Bool) -> PersonName {
    if let name = EastAsianName.parsed(text, isJapanese: isJapanese) { return name }
    if text.contains(where: { "()（）".contains($0) }) { return PersonName(given: text) }
    let segments = text.split { ",،，".contains($0) }.map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    return withCommas(segments.filter { !$0.isEmpty }) ?? PersonName(given: text)
  }

  /// A name of one part or several between commas; `nil` if it isn't understood.
  private func withCommas(_ segments: [[Substring]]) -> PersonName? {
    guard let first = segments.first else { return nil }
    var ends = NameEnds()
    var inner = segments.dropFirst()
    while let last = inner.last, ends.takes(last) { inner.removeLast() }
    guard let given = inner.first else {
      let name = words(first, &ends)
      return ends.complete(name)
    }
    guard inner.count == 1 else { return nil }
    var name = PersonName()
    Self.setSurname(first[...], of: &name)
    let rest = ends.stripped(given[...])
    name.given = rest.first.map(String.init) ?? ""
    name.given2 = rest.dropFirst().joined(separator: " ")
    return ends.complete(name)
  }

  /// A name whose words stand as they are spoken.
  private func words(_ words: [Substring], _ ends: inout NameEnds) -> PersonName {
    let rest = ends.stripped(words[...])
    var name = PersonName()
    guard rest.count > 1 else {
      let word = rest.first.map(String.init) ?? ""
      if ends.callsBySurname { name.surname = word } else { name.given = word }
      return name
    }
    if order == .surnameFirst {
      surnameFirst(rest, &name)
    } else {
      givenFirst(rest, &name)
    }
    return name
  }

  /// Which part leads where the names are from.
  private var order: NameOrder {
    locale.map { PersonNameTable.embedded.format(of: $0).order(of: $0) } ?? .givenFirst
  }
}

extension NameParser {
  private func givenFirst(_ words: ArraySlice<Substring>, _ name: inout PersonName) {
    // A particle first of all belongs to a surname that stands alone: “van Dijk”.
    let start = words.firstIndex(where: SurnamePrefix.isParticle) ?? words.endIndex - 1
    var surname = words[min(start, words.endIndex - 1)...]
    // With four words and more, Spanish names have two surnames.
    if locale?.language == "es", surname.count == 1, words.count > 3 {
      name.surname2 = surname.map(String.init).joined()
      surname = words[(words.endIndex - 2)...].prefix(1)
    }
    Self.setSurname(surname, of: &name)
    let given = words[..<surname.startIndex]
    name.given = given.first.map(String.init) ?? ""
    name.given2 = given.dropFirst().joined(separator: " ")
  }

  private func surnameFirst(_ words: ArraySlice<Substring>, _ name: inout PersonName) {
    name.surname = words.first.map(String.init) ?? ""
    let rest = words.dropFirst()
    switch locale?.language {
    case "vi":
      // The name that one is called by is the last.
      name.given = rest.last.map(String.init) ?? ""
      name.given2 = rest.dropLast().joined(separator: " ")
    case "zh", "yue", "ko", "ja": name.given = rest.joined(separator: " ")
    default:
      name.given = rest.first.map(String.init) ?? ""
      name.given2 = rest.dropFirst().joined(separator: " ")
    }
  }

  private static func setSurname(_ words: ArraySlice<Substring>, of name: inout PersonName) {
    let surname = words.joined(separator: " ")
    guard let (prefix, core) = SurnamePrefix.split(surname), prefix.last?.isLetter == true else {
      name.surname = surname
      return
    }
    name.surnamePrefix = prefix
    name.surnameCore = core
  }
}
