/// A source that is known to be there, and can't be read.
struct UnreadableSource: ContactSource {
  let identifier: String
  let title: String
  let error: SourceError

  var location: String { error.location }

  func count() throws(SourceError) -> Int { throw error }

  func read(_ body: (SourceEvent) -> Bool) throws(SourceError) { throw error }
}
