// measure-cards FILE ROUNDS: reads the contacts of a file of vCards that is in memory, and writes how many million
// bytes a second of the processor it reads each time.
internal import ContactCards
internal import Glibc

func processorSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func content(of path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "r") else { return [] }
  defer { unsafe fclose(file) }
  var content: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = unsafe fread(&piece, 1, piece.count, file)
    if count == 0 { return content }
    content += piece[..<count]
  }
}

let bytes = content(of: CommandLine.arguments[1])
for _ in 0..<(Int(CommandLine.arguments[2]) ?? 1) {
  var count = 0
  let start = processorSeconds()
  let reading = ContactReader.forEachContact(in: bytes.span) { _ in count += 1 }
  let seconds = processorSeconds() - start
  guard count > 0, !reading.hasErrors else { fatalError("the file is none of whole vCards") }
  print(Double(bytes.count) / 1e6 / seconds)
}
