import PersonNames
import TestSupport

/// CLDR's suite for the names of people: names, and how each is written in every way.
struct PersonNameSuite {
  /// A name as a locale's file has it, written in one way.
  struct Case {
    var file: String
    /// The number of the name in its file, from 1.
    var number: Int
    var name: PersonName
    var parameters: String
    var expected: String
  }

  let cases: [Case]

  init() throws {
    let text = try CompressedFile(path: "Conformance/personNameTest.xz").contents()
    var cases: [Case] = []
    var (file, expected) = ("", "")
    var (name, number) = (PersonName(), 1)
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let fields = Self.fields(String(decoding: line, as: UTF8.self))
      let last = fields.last ?? ""
      switch fields.first {
      case "file": (file, number) = (last, 1)
      case "name" where fields.count == 3 && fields[1] == "locale": name.locale = last
      case "name" where fields.count == 3: Self.set(last, as: fields[1], of: &name)
      case "expectedResult": expected = last
      case "parameters":
        let test = Case(
          file: file, number: number, name: name, parameters: last, expected: expected)
        cases.append(test)
      default: (name, number) = (PersonName(), number + 1)
      }
    }
    self.cases = cases
  }

  /// What stands between the semicolons, the last with all others there.
  private static func fields(_ line: String) -> [String] {
    let kind = line.prefix { $0 != " " && $0 != ";" }
    let fields = line.split(separator: ";", maxSplits: kind == "name" ? 2 : 1)
    return fields.map { field in
      let start = field.drop { $0 == " " }
      let last = start.lastIndex { $0 != " " }
      return last.map { String(start[...$0]) } ?? ""
    }
  }

  /// Sets a field that the suite names as patterns do.
  private static func set(_ text: String, as key: String, of name: inout PersonName) {
    let words = key.split(separator: "-").map(String.init)
    guard let field = NameField.allCases.first(where: { "\($0)" == words[0] }) else { return }
    switch words.dropFirst().first {
    case "informal": name[field, .informal] = text
    case "prefix": name[field, .prefix] = text
    case "core": name[field, .core] = text
    default: name[field] = text
    }
  }
}

extension PersonNameSuite.Case {
  /// What the case is, and what else it gives than CLDR's own program.
  func line(with result: String) -> String { "\(file) ; \(number) ; \(parameters) ; \(result)" }

  /// What the formatter makes of it.
  func formatted() throws -> String {
    let words = parameters.split(separator: ";").map { $0.drop { $0 == " " } }
    func value<Value: CaseIterable>(_ type: Value.Type, _ index: Int) -> Value? {
      Value.allCases.first { words.indices.contains(index) && "\($0)" == words[index] }
    }
    return try PersonNameFormatter(
      locale: file, length: value(PersonNameFormatter.Length.self, 1),
      usage: value(PersonNameFormatter.Usage.self, 2) ?? .referring,
      formality: value(PersonNameFormatter.Formality.self, 3),
      order: value(PersonNameFormatter.Order.self, 0) ?? .automatic
    ).format(name)
  }
}
