/// How numbers are spelled in JSON.
enum JSONNumber {
  /// RFC 8259, section 6: `-`, digits without a zero in front, `.` and digits, `e` and digits.
  static func isNumber(_ word: Span<UInt8>) -> Bool {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < word.count, 0x30...0x39 ~= word[index] { index += 1 }
      return index - start
    }
    func take(_ letters: String) -> Bool {
      guard index < word.count, letters.utf8.contains(word[index]) else { return false }
      index += 1
      return true
    }
    _ = take("-")
    let first = index
    let count = digits()
    guard count > 0, count == 1 || word[first] != 0x30 else { return false }
    if take("."), digits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if digits() == 0 { return false }
    }
    return index == word.count
  }
}
