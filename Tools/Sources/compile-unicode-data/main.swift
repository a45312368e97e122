import Foundation
import TableCompiler

let usage = """
  usage: compile-unicode-data --out DIR
  Makes the tables of the library from the files below UNICODE_DATA, and writes them into DIR.

  """

func run(_ arguments: [String]) -> Int32 {
  if arguments == ["--help"] {
    print(usage, terminator: "")
    return 0
  }
  guard arguments.count == 2, arguments[0] == "--out" else {
    FileHandle.standardError.write(Data(usage.utf8))
    return 2
  }
  do {
    let sources = try SourceFiles(environment: ProcessInfo.processInfo.environment)
    try TableFolder(makers: TableMaker.all, sources: sources).write(to: arguments[1])
    return 0
  } catch {
    FileHandle.standardError.write(Data("compile-unicode-data: \(error)\n".utf8))
    return 1
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
