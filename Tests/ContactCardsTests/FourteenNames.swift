/// The names of a sample app's property list, in the order of its keys.
enum FourteenNames {
  static let names = [
    "小明", "痞子", "疯子", "梦醒", "落落", "丫丫", "乐天平", "北暮", "苹果", "木头", "醉清风", "浅の斯", "虚伪", "阁楼",
  ]

  /// The property list as an array of strings.
  static let arrayOfStrings = TestValue.array(names.map { .string($0) })

  /// The property list as an array of dictionaries.
  static let arrayOfDictionaries = TestValue.array(records.map(\.1))

  /// The property list as a dictionary of dictionaries, its keys out of order.
  static let dictionaryOfDictionaries = TestValue.dictionary(
    records.sorted { $0.0 < $1.0 })

  private static let records: [(String, TestValue)] = names.enumerated().map { index, name in
    let entries = [
      ("name", name), ("desc", "desc \(index + 1)"), ("location", "place \(index + 1)"),
    ]
    return ("\(index + 1)", .dictionary(entries.map { ($0, .string($1)) }))
  }
}
