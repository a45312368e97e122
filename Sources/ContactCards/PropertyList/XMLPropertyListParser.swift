/// Reads property lists in XML, as `PropertyList-1.0.dtd` describes them.
struct XMLPropertyListParser: ~Escapable {
  private var scanner: XMLScanner
  private var stack = PropertyListStack()
  private var isInPropertyList = false

  /// Reads a property list, and returns what could be read of it.
  ///
  /// What breaks the structure ends the reading with an error; lesser faults are warnings.
  static func parse(_ bytes: Span<UInt8>, into reading: inout ContactReading) -> PropertyList? {
    var parser = XMLPropertyListParser(bytes)
    do throws(ContactProblem) {
      try parser.parse(into: &reading)
    } catch {
      reading.fail(error.message, line: error.line)
    }
    parser.stack.closeAll()
    return parser.stack.root
  }

  @_lifetime(copy bytes)
  private init(_ bytes: Span<UInt8>) { scanner = XMLScanner(bytes) }

  private mutating func parse(into reading: inout ContactReading) throws(ContactProblem) {
    while true {
      switch scanner.next() {
      case .strayText(let line):
        reading.warn("this text is outside of any <string> and was left out", line: line)
      case .unterminated(let line):
        throw problem("the file breaks off inside a tag or comment; get the file again", line)
      case .end:
        return try checkEnd()
      case .tag(let tag):
        if try take(tag, into: &reading) { return try checkRest() }
      }
    }
  }

  private mutating func checkEnd() throws(ContactProblem) {
    let line = scanner.line()
    if let start = stack.innermostLine {
      let name = stack.isInArray == true ? "array" : "dict"
      throw problem(
        "the file breaks off inside the <\(name)> of line \(start); get the file again", line)
    }
    guard stack.root == nil || isInPropertyList else { return }
    throw problem("the file breaks off before </plist>; get the file again", line)
  }

  /// Makes sure that nothing is lost behind the property list: joined files have more than one.
  private mutating func checkRest() throws(ContactProblem) {
    let next = scanner.next()
    if case .end = next { return }
    throw problem(
      "what follows </plist> was left out; put each property list into a file of its own",
      scanner.line())
  }

  /// Takes one tag; `true` if it ends the property list.
  private mutating func take(
    _ tag: XMLScanner.Tag, into reading: inout ContactReading
  ) throws(ContactProblem) -> Bool {
    let name = DecodedText(repairing: scanner.bytes.extracting(tag.name)).text
    if name == "plist" { return try takePropertyList(tag) }
    guard isInPropertyList else {
      throw problem(
        "this XML file is no property list: it begins with <\(name.prefix(40))>; export the "
          + "contacts as vCard or property list", tag.line)
    }
    if tag.isEnd {
      try close(name, tag, &reading)
    } else if name == "key" {
      try takeKey(tag, &reading)
    } else {
      checkPlace(of: name, tag, &reading)
      try takeValue(name, tag, &reading)
    }
    return false
  }

  private mutating func takePropertyList(
    _ tag: XMLScanner.Tag
  ) throws(ContactProblem) -> Bool {
    if tag.isEnd, stack.depth > 0 {
      let name = stack.isInArray == true ? "array" : "dict"
      throw problem(
        "</plist> stands inside the <\(name)> of line \(stack.innermostLine ?? 1), which is not "
          + "closed", tag.line)
    }
    isInPropertyList = !tag.isEnd
    return tag.isEnd || tag.isEmpty
  }

  private mutating func close(
    _ name: String, _ tag: XMLScanner.Tag, _ reading: inout ContactReading
  ) throws(ContactProblem) {
    let expected = stack.isInArray.map { $0 ? "array" : "dict" }
    guard name == expected else {
      let wanted = expected.map { "</\($0)> is wanted" } ?? "nothing is open"
      throw problem("</\(name.prefix(40))> stands where \(wanted)", tag.line)
    }
    if let key = stack.setKey(nil) { warnOfUnused(key, tag.line, &reading) }
    stack.close()
  }

  private mutating func takeKey(
    _ tag: XMLScanner.Tag, _ reading: inout ContactReading
  ) throws(ContactProblem) {
    let key = try text(of: "key", tag, &reading)
    guard stack.isInArray == false else {
      reading.warn("this <key> is outside of any <dict> and was left out", line: tag.line)
      return
    }
    if let unused = stack.setKey(key) { warnOfUnused(unused, tag.line, &reading) }
  }

  private func warnOfUnused(_ key: String, _ line: Int, _ reading: inout ContactReading) {
    reading.warn("the key “\(key.prefix(40))” has no value", line: line)
  }

  /// Warns of a value that will be lost, because it has no key or follows the root.
  private func checkPlace(
    of name: String, _ tag: XMLScanner.Tag, _ reading: inout ContactReading
  ) {
    if stack.lacksKey {
      reading.warn(
        "this <\(name.prefix(40))> has no <key> before it and was left out", line: tag.line)
    } else if stack.depth == 0, stack.root != nil {
      reading.warn(
        "this <\(name.prefix(40))> follows the end of the property list's one value and was left "
          + "out", line: tag.line)
    }
  }

  private mutating func takeValue(
    _ name: String, _ tag: XMLScanner.Tag, _ reading: inout ContactReading
  ) throws(ContactProblem) {
    switch name {
    case "array", "dict":
      guard stack.depth < PropertyList.nestingLimit else {
        throw problem(
          "values are nested more than \(PropertyList.nestingLimit) deep; no contacts are", tag.line
        )
      }
      if name == "array" {
        stack.openArray(line: tag.line)
      } else {
        stack.openDictionary(line: tag.line)
      }
      if tag.isEmpty { stack.close() }
    case "true", "false":
      stack.add(PropertyList(value: .boolean(name == "true"), line: tag.line))
      if !tag.isEmpty { _ = try text(of: name, tag, &reading) }
    case "string", "integer", "real", "date", "data":
      let text = try text(of: name, tag, &reading)
      stack.add(scalar(name, text, tag.line, &reading))
    default:
      throw problem("<\(name.prefix(40))> is no element of a property list", tag.line)
    }
  }

  private func scalar(
    _ name: String, _ text: String, _ line: Int, _ reading: inout ContactReading
  ) -> PropertyList {
    if let value = XMLScalar.value(of: name, text) { return PropertyList(value: value, line: line) }
    reading.warn("“\(text.prefix(40))” is no <\(name)>; it was read as text", line: line)
    return PropertyList(value: .string(text), line: line)
  }

  /// Takes the text of an element and its end tag.
  private mutating func text(
    of name: String, _ tag: XMLScanner.Tag, _ reading: inout ContactReading
  ) throws(ContactProblem) -> String {
    guard !tag.isEmpty else { return "" }
    let data: XMLCharacterData
    do throws(XMLCharacterData.Failure) {
      data = try XMLCharacterData(from: &scanner)
    } catch {
      switch error {
      case .endOfFile:
        throw problem("the file breaks off inside this <\(name)>; get the file again", tag.line)
      case .elementInText:
        throw problem("an element begins inside this <\(name)>, which holds text only", tag.line)
      }
    }
    guard case .tag(let end) = scanner.next() else {
      throw problem("the file breaks off after this <\(name)>; get the file again", tag.line)
    }
    guard end.isEnd, scanner.bytes.isWord(name, in: end.name) else {
      throw problem("this <\(name)> is closed by another tag", tag.line)
    }
    reading.note(data.fault, line: tag.line)
    if let reference = data.unknownReference {
      reading.warn("“\(reference)” is no character of XML; it was read as text", line: tag.line)
    }
    return data.text
  }

  private func problem(_ message: String, _ line: Int) -> ContactProblem {
    ContactProblem(.error, line: line, message: message)
  }
}
