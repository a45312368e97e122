internal import ContactCards
internal import Glibc

/// A card changed by a person, in their own editor.
enum CardEditing {
  /// The card as the editor left it.
  ///
  /// What isn't one card is told, and the file is left for another try.
  static func edited(_ card: Card) throws(CommandFailure) -> Card {
    let editor =
      [Environment.value(of: "VISUAL"), Environment.value(of: "EDITOR")].compactMap(\.self)
      .first { !$0.isEmpty }
    guard let editor else { throw .usage("neither VISUAL nor EDITOR names an editor") }
    let path = try write(card.bytes)
    guard status(of: "\(editor) \(quoted(path))") == 0 else {
      unsafe unlink(path)
      throw .data(FileProblem(file: editor, message: "has failed; nothing was changed"))
    }
    let bytes = try InputFile(CommandWord(bytes: Array(path.utf8))).read(Progress())
    var reader = CardReader(format: .vCard)
    reader.append(bytes)
    reader.finish()
    guard let read = reader.next(), reader.next() == nil, !reader.hasErrors else {
      throw .data(
        FileProblem(
          file: path, message: "is not one whole card; it was left there, nothing was changed"))
    }
    unsafe unlink(path)
    return read.card
  }

  /// Writes a file that nobody else can read, and returns its path.
  private static func write(_ bytes: [UInt8]) throws(CommandFailure) -> String {
    let folder = Environment.value(of: "TMPDIR") ?? "/tmp"
    var name = Array((folder + "/thumbindex-XXXXXX.vcf").utf8CString)
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkstemps($0, 4) } ?? -1
    }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else {
      throw .data(FileProblem(file: path, message: "cannot be made: \(SystemError.last.reason)"))
    }
    defer { close(descriptor) }
    do throws(SystemError) {
      try Output.write(bytes[...], to: descriptor)
    } catch {
      throw .data(FileProblem(file: path, message: "cannot be written: \(error.reason)"))
    }
    return path
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Runs a line of the shell, and returns what it ended with; 0 where all went well.
  private static func status(of line: String) -> Int32 { unsafe system(line) }
}
