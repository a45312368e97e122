/// Property lists as the tests need them.
enum PropertyListSample {
  /// Fourteen names, each with the section that it belongs to in Chinese.
  static let names = [
    ("小明", "X"), ("痞子", "P"), ("疯子", "F"), ("梦醒", "M"), ("落落", "L"), ("丫丫", "Y"), ("乐天平", "L"),
    ("北暮", "B"), ("苹果", "P"), ("木头", "M"), ("醉清风", "Z"), ("浅の斯", "Q"), ("虚伪", "X"), ("阁楼", "G"),
  ]

  /// A dictionary of dictionaries, numbered from 1.
  static func text(_ names: [String]) -> String {
    let entries = names.enumerated().map { number, name in
      """
      <key>\(number + 1)</key>
      <dict>
      <key>name</key>
      <string>\(name)</string>
      <key>phone</key>
      <string>555-\(number + 100)</string>
      </dict>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(entries.joined())</dict>
      </plist>

      """
  }
}
