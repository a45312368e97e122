/// What to sort by: SORT-STRING is a property before version 4.0, SORT-AS a parameter of N and ORG in
/// it.
enum SortStrings {
  /// The properties with SORT-STRING made a parameter of the name.
  static func attached(in properties: [CardProperty]) -> [CardProperty] {
    guard let string = properties.first(where: { $0.key == "SORT-STRING" }) else {
      return properties
    }
    var result = properties.filter { $0.key != "SORT-STRING" }
    let text = string.text.trimmingBlanks()
    guard !text.isEmpty else { return result }
    let place =
      result.firstIndex { $0.key == "N" && !$0.value.allSatisfy { $0 == ";" } }
      ?? result.firstIndex { $0.key == "ORG" } ?? result.firstIndex { $0.key == "N" }
    guard let place else {
      result.append(CardProperty("X-SORT-STRING", text: text))
      return result
    }
    if result[place].parameter("SORT-AS") == nil { result[place].setParameter("SORT-AS", [text]) }
    return result
  }

  /// The properties with SORT-STRING added. The parameter is kept, since it can say more.
  static func detached(in properties: [CardProperty]) -> [CardProperty] {
    guard !properties.contains(where: { $0.key == "SORT-STRING" }),
      let text = properties.lazy.compactMap({ $0.parameter("SORT-AS") }).first
    else { return properties }
    return properties + [CardProperty("SORT-STRING", text: text)]
  }
}
