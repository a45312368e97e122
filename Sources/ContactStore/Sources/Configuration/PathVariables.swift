/// The variables of the environment in a path, as shells write them: `$NAME` and `${NAME}`.
enum PathVariables {
  /// The path with the values in place. A variable without a value stays as it is written.
  static func replaced(in path: String, _ value: (String) -> String?) -> String {
    guard path.utf8.contains(UInt8(ascii: "$")) else { return path }
    var result = ""
    var rest = path[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      let isBraced = rest.first == "{"
      let name = rest.drop { isBraced && $0 == "{" }.prefix(while: isPartOfName)
      let end = isBraced ? rest[name.endIndex...].first == "}" : true
      guard !name.isEmpty, end, let value = value(String(name)) else {
        result += "$"
        continue
      }
      result += value
      rest = rest[name.endIndex...].dropFirst(isBraced ? 1 : 0)
    }
    return result + rest
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }
}
