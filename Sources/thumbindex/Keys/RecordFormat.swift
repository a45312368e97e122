/// What the records are that keys are made for.
enum RecordFormat: String, CaseIterable {
  case lines
  case names
  case tsv
  case jsonl
  case frames
  case cards
}

extension Option {
  static let recordFormat = Option(
    name: "--format", placeholder: "FORMAT", values: RecordFormat.allCases.map(\.rawValue),
    help: "show sections and keys of such records")

  static let column = Option(
    name: "--column", placeholder: "NAME", help: "where the text is in tsv and jsonl")

  static let keyForm = Option(
    name: "--key", placeholder: "FORM", values: KeyForm.allCases.map(\.rawValue),
    help: "how keys are written (default: hex)")

  static let shownFields = Option(
    name: "--show", placeholder: "FIELDS",
    help: "the fields of the output (default: section,title,key,record)")

  static let identity = Option(
    name: "--identity", help: "print what the keys depend on, and nothing else")
}
