/// The different units of many names, each once, with all ways to type it.
struct UnitShapes: Sendable {
  private struct Form: Sendable {
    let codes: Range<Int>
    let usage: TypedForm.Usage
    let initialCount: Int
  }

  private var numbers: [NameUnit.Key: Int] = [:]
  private var codes: [UInt32] = []
  private var forms: [Form] = []
  private var formRanges: [Range<Int>] = []
  private var optional: [Bool] = []

  var count: Int { formRanges.count }

  /// The number of a unit, which is added if it is new.
  mutating func number(of key: NameUnit.Key) -> Int {
    if let number = numbers[key] { return number }
    let start = forms.count
    for form in key.typedForms {
      forms.append(
        Form(
          codes: codes.count..<codes.count + form.codes.count, usage: form.usage,
          initialCount: form.initialCount))
      codes += form.codes
    }
    formRanges.append(start..<forms.count)
    optional.append(key.canBeLeftOut)
    numbers[key] = count - 1
    return count - 1
  }

  /// How far a pattern goes that has been matched up to a number of codes, with one unit more.
  ///
  /// - Complexity: O(1): units have few forms, and forms few codes.
  func reach(_ unit: Int, _ pattern: SearchTerm.Pattern, from start: Int) -> Reach {
    var reach = Reach()
    let limit = pattern.codes.count
    for form in formRanges[unit].lazy.map({ forms[$0] }) {
      let matched = matchingCount(form.codes, pattern, start)
      if matched == 0 { continue }
      if matched == form.codes.count {
        reach.insert(start + matched, form.usage, isWhole: true)
      } else if start + matched == limit {
        reach.insert(limit, form.usage, isWhole: false)
      }
      for count in stride(from: 1, through: min(matched, form.initialCount), by: 1) {
        reach.insertInitials(start + count)
      }
    }
    return reach
  }

  /// Whether a unit may be left out.
  func isOptional(_ unit: Int) -> Bool { optional[unit] }

  /// How many codes of a form are those of the pattern from a place on.
  @inline(__always)
  private func matchingCount(
    _ form: Range<Int>, _ pattern: SearchTerm.Pattern, _ start: Int
  ) -> Int {
    let limit = min(form.count, pattern.codes.count - start)
    var matched = 0
    while matched < limit {
      let own = codes[form.lowerBound + matched]
      let typed = pattern.codes[start + matched]
      guard own == typed || pattern.isKeypad && TelephoneKeypad.digit(of: own) == typed else {
        break
      }
      matched += 1
    }
    return matched
  }
}
