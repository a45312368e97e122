/// What comes out of each record, and in which order.
struct KeyedFields {
  enum Field: String, CaseIterable {
    case number
    case section
    case title
    case key
    case record
  }

  let fields: [Field]
  let form: KeyForm

  init(_ arguments: Arguments) throws(CommandFailure) {
    form = arguments.value(of: .keyForm).flatMap(KeyForm.init) ?? .hex
    guard let text = arguments.value(of: .shownFields) else {
      fields = [.section, .title, .key, .record]
      return
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    fields = names.compactMap { Field(rawValue: String($0)) }
    guard fields.count == names.count, !fields.isEmpty else {
      let known = Field.allCases.map(\.rawValue).joined(separator: ",")
      throw .usage("--show cannot be “\(text)”; it can be some of \(known)")
    }
  }

  func has(_ field: Field) -> Bool { fields.contains(field) }
}
