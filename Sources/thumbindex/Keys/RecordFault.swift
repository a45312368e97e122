/// Why a record can't be read.
struct RecordFault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
