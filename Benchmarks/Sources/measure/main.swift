// measure FILE LOCALE ROUNDS [WORKLOAD…]: does each workload with the lines of FILE as often as ROUNDS
// says, and writes its name, the seconds of processor time that each round took (by the clock, where
// there are threads), and its result.
internal import Collation
internal import Glibc
internal import ThumbIndex

let words = CommandLine.arguments
guard words.count >= 4, let names = Names(path: words[1]), let rounds = Int(words[3]),
  let collation = try? IndexedCollation(
    locale: words[2],
    options: IndexOptions(surnames: unsafe getenv("PLAIN") == nil ? .standard : nil))
else {
  print("usage: measure FILE LOCALE ROUNDS [WORKLOAD…]")
  exit(2)
}
let workloads = words.count > 4 ? words[4...].compactMap(Workload.init) : Workload.allCases
for workload in workloads {
  var (times, result): ([Double], Int) = ([], 0)
  for _ in 0..<rounds {
    let (start, processor) = (ContinuousClock.now, clock())
    result = workload.run(names, collation)
    let wall = (ContinuousClock.now - start) / .seconds(1)
    times.append(workload.isThreaded ? wall : Double(clock() - processor) / Double(CLOCKS_PER_SEC))
  }
  print(workload.rawValue, times.map { String($0) }.joined(separator: " "), result, separator: "\t")
}
