import FuzzTargets
import Glibc

/// `fuzz TARGET [--seed N] [--count N]`: tries inputs until as many as asked for have passed.
enum Program {
  static func run() -> Never {
    guard let arguments = FuzzArguments(CommandLine.arguments.dropFirst()) else {
      print(FuzzArguments.usage)
      exit(2)
    }
    Watch.begin()
    var (done, batch) = (0, arguments.firstBatch)
    do {
      while done < arguments.count {
        Watch.enter(batch)
        done += try arguments.target.tryBatch(batch, seed: arguments.seed)
        batch += 1
      }
    } catch {
      print("\(arguments.target.name), seed \(arguments.seed), batch \(batch): \(error)")
      exit(1)
    }
    print("\(arguments.target.name), seed \(arguments.seed): \(done) inputs passed")
    exit(0)
  }
}
