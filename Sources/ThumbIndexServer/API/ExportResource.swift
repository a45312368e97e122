internal import ContactCards
internal import ContactStore

/// The contacts as a file: `/export`.
struct ExportResource: Sendable {
  let book: AddressBook

  func export(_ request: Request) throws(Problem) -> Response {
    let list = try ListRequest(request, book)
    let name = request["format"] ?? CardOutputFormat.vCard4.rawValue
    guard let format = CardOutputFormat(rawValue: name) else {
      let names = CardOutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badParameter("format", "it can be \(names)")
    }
    return book.answer(list) { (_) throws(StoreError) in
      Response(200, format.mediaType, .stream(ExportStream(book, list, format)))
        .with("Content-Disposition", "attachment; filename=\"contacts.\(format.fileEnding)\"")
    }
  }
}

extension CardOutputFormat {
  fileprivate var mediaType: String {
    switch self {
    case .vCard21, .vCard3, .vCard4: "text/vcard; charset=utf-8"
    case .jCard: "application/vcard+json"
    case .json: "application/json"
    case .googleCSV, .outlookCSV: "text/csv; charset=utf-8"
    case .ldif: "text/plain; charset=utf-8"
    case .propertyList: "application/x-plist"
    }
  }

  fileprivate var fileEnding: String {
    switch self {
    case .vCard21, .vCard3, .vCard4: "vcf"
    case .jCard, .json: "json"
    case .googleCSV, .outlookCSV: "csv"
    case .ldif: "ldif"
    case .propertyList: "plist"
    }
  }
}
