internal import ContactCards

/// A source that is one file.
struct CardFileSource: ContactSource {
  let identifier: String
  let title: String
  let location: String
  var format: ContactFormat?

  func count() throws(SourceError) -> Int {
    try CardFile(path: location, format: format).count()
  }

  func read(_ body: (SourceEvent) -> Bool) throws(SourceError) {
    _ = try CardFile(path: location, format: format).read(body)
  }
}
