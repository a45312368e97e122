internal import Glibc

/// A word of the command line: its bytes, which need not be UTF-8, for file names are not always.
struct CommandWord {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The words that the program was started with, its own name first.
  static var all: [CommandWord] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: word, count: strlen(word))
      return unsafe CommandWord(bytes: Array(bytes))
    }
  }
}
