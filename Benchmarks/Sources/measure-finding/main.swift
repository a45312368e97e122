// measure-finding COUNT: prepares COUNT names of each list to be found, and writes for each what that took, then
// for each query the slowest of ten keystrokes that type it, and how many names it finds: milliseconds of
// processor time.
internal import Glibc
internal import NameLists
internal import PersonNames

/// Milliseconds of processor time that something takes.
func milliseconds(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
}

/// The slowest keystroke of a query, each the fastest of ten.
func slowestKeystroke(_ query: String, _ finder: NameFinder) -> (Double, found: Int) {
  var (slowest, found) = (0.0, 0)
  for end in query.indices {
    let typed = String(query[...end])
    let times = (0..<10).map { _ in
      milliseconds {
        let matches = finder.matches(for: typed)
        found = matches.count
        // A screen of them is shown, with marks.
        for match in matches.prefix(20) where match.utf8Ranges.isEmpty { found -= 1 }
      }
    }
    slowest = max(slowest, times.min() ?? 0)
  }
  return (slowest, found)
}

let queries: [NameList: [String]] = [
  .chinese: ["zhang", "zs", "zgf", "zhangs", "94264", "li wei", "王小", "wangxiaoming"],
  .english: ["anna", "smith", "s j", "2662"], .german: ["müller", "schmidt a"],
  .japanese: ["sakura", "さく", "tanaka"], .korean: ["ㄱㅁㅅ", "김민", "이 수"],
  .russian: ["иван", "анна п"], .mixture: ["zhang", "a", "s", "97", "김"],
]

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]) else {
  print("usage: measure-finding COUNT")
  exit(2)
}
for list in NameList.allCases {
  var names: [String] = []
  list.forEach(count: count) { names.append($0) }
  var finder = NameFinder([])
  let preparing = milliseconds { finder = NameFinder(names) }
  print(list.rawValue, "prepared", preparing, separator: "\t")
  for query in queries[list] ?? [] {
    let (time, found) = slowestKeystroke(query, finder)
    print(list.rawValue, query, time, found, separator: "\t")
  }
}
