// measure FILE LOCALE ROUNDS [WORKLOAD…]: does each workload with the lines of FILE as often as ROUNDS
// says, and writes its name, the seconds of processor time that each round took (by the clock, where
// there are threads), and its result. `plain-keys` and the like read surnames as any text; the rounds of
// all workloads that are named take turns, so that what disturbs one disturbs the others as well.
internal import Collation
internal import Glibc
internal import ThumbIndex

let words = CommandLine.arguments
guard words.count >= 4, let names = Names(path: words[1]), let rounds = Int(words[3]),
  let collation = try? IndexedCollation(locale: words[2]),
  let plain = try? IndexedCollation(locale: words[2], options: IndexOptions(surnames: nil))
else {
  print("usage: measure FILE LOCALE ROUNDS [WORKLOAD…]")
  exit(2)
}
let wanted = words.count > 4 ? Array(words[4...]) : Workload.allCases.map(\.rawValue)
var done = wanted.compactMap { Measured($0) }
for _ in 0..<rounds {
  for index in done.indices { done[index].run(names, collation, plain: plain) }
}
for workload in done { print(workload.line) }
