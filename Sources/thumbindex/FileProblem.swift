/// Something wrong at a line of a file.
struct FileProblem {
  var file: String
  /// From 1; 1 also where no line applies.
  var line = 1
  var message: String

  /// Writes `thumbindex: FILE:LINE: what is wrong` to standard error.
  func report() { StandardError.write("thumbindex: \(file):\(line): \(message)\n") }
}
