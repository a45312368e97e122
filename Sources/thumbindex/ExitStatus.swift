/// How the program ends.
enum ExitStatus: Int32 {
  case done = 0
  /// Some data could not be read, understood or written.
  case failed = 1
  case wrongUsage = 2
}
