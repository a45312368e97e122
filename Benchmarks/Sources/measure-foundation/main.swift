// measure-foundation FILE LOCALE ROUNDS: sorts the lines of FILE with Foundation's comparison, and writes
// how many there were and the seconds of processor time that each round took.
import Foundation

let words = CommandLine.arguments
guard words.count == 4, let text = try? String(contentsOfFile: words[1], encoding: .utf8),
  let rounds = Int(words[3])
else {
  print("usage: measure-foundation FILE LOCALE ROUNDS")
  exit(2)
}
let names = text.split(separator: "\n").map(String.init)
let locale = Locale(identifier: words[2])
var (times, result): ([Double], Int) = ([], 0)
for _ in 0..<rounds {
  let start = clock()
  let sorted = names.sorted {
    $0.compare($1, options: [], range: nil, locale: locale) == .orderedAscending
  }
  times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
  result = sorted.first?.utf8.count ?? 0
}
print("foundation", times.map { String($0) }.joined(separator: " "), result, separator: "\t")
