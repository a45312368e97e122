// measure-list FILE LOCALE ROUNDS: makes a list in sections of the lines of FILE, and writes how many
// microseconds inserting one more takes, key and all, for each round of a thousand. They are lines of the
// file again, from places all over it.
internal import Glibc
internal import ThumbIndex

let words = CommandLine.arguments
guard words.count == 4, let rounds = Int(words[3]),
  let collation = try? IndexedCollation(locale: words[2]), let file = unsafe fopen(words[1], "r")
else {
  print("usage: measure-list FILE LOCALE ROUNDS")
  exit(2)
}
var content: [UInt8] = []
var chunk = [UInt8](repeating: 0, count: 1 << 20)
while case let count = unsafe fread(&chunk, 1, chunk.count, file), count > 0 {
  content += chunk[..<count]
}
let names = content.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
var list = SectionList(names, collation: collation, by: { $0 })
var number = 0
for _ in 0..<rounds {
  let start = clock()
  for _ in 0..<1_000 {
    number = (number + 7_919 * 101) % max(1, names.count)
    list.insert(names[number])
  }
  print(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000)
}
