// measure-making TAG…: writes how many microseconds making a collator of each language tag takes, the first
// time that the process names it and, as the median of rounds of a thousand, from then on.
internal import Collation
internal import Glibc

let tags = CommandLine.arguments.dropFirst()
guard !tags.isEmpty else {
  print("usage: measure-making TAG…")
  exit(2)
}

/// The microseconds of the processor's that making so many takes, for each of them.
func microseconds(_ tag: String, _ count: Int) throws -> Double {
  var last: Collator?
  var (start, end) = (timespec(), timespec())
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  for _ in 0..<count { last = try Collator(locale: tag) }
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  precondition(last?.compare("a", "b") == .ascending)
  let nanoseconds = (end.tv_sec - start.tv_sec) * 1_000_000_000 + end.tv_nsec - start.tv_nsec
  return Double(nanoseconds) / Double(count) / 1000
}

for tag in tags {
  let first = try microseconds(tag, 1)
  let rounds = try (0..<21).map { _ in try microseconds(tag, 1000) }.sorted()
  print(tag, first, rounds[rounds.count / 2])
}
