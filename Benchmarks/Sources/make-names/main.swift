// make-names LIST COUNT: writes the names of a list to standard output, one a line.
import Glibc
import NameLists

guard CommandLine.arguments.count == 3, let list = NameList(rawValue: CommandLine.arguments[1]),
  let count = Int(CommandLine.arguments[2])
else {
  print("usage: make-names \(NameList.allCases.map(\.rawValue).joined(separator: "|")) COUNT")
  exit(2)
}
var lines = ""
list.forEach(count: count) { name in
  lines += name
  lines += "\n"
  if lines.utf8.count > 1 << 16 {
    print(lines, terminator: "")
    lines = ""
  }
}
print(lines, terminator: "")
