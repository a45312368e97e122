/// Copies of lines, one behind the other, a buffer at a time.
struct LineCopies {
  private let content: [UInt8]
  private var places: ArraySlice<UInt32>
  private var buffer: [UInt8]
  private var used = 0
  /// How far the first of the lines has been copied.
  private var done = 0

  /// Prepares to copy the lines of `content` that begin at `places`; a line feed has to end each.
  init(of content: [UInt8], at places: ArraySlice<UInt32>, room: Int) {
    self.content = content
    self.places = places
    buffer = [UInt8](repeating: 0, count: room)
  }

  /// What has been copied last.
  var filled: ArraySlice<UInt8> { buffer[..<used] }

  /// Copies as much as the buffer has room for.
  ///
  /// - Returns: False if that was all.
  mutating func fill() -> Bool {
    used = 0
    let content = content
    var number = places.startIndex
    var touched = number
    while number < places.endIndex {
      if number == touched {
        touched = min(number + Self.touchedLines, places.endIndex)
        Self.touch(places[number..<touched], of: content.span)
      }
      var place = Int(places[number]) + done
      guard copyLine(of: content.span, from: &place) else {
        done = place - Int(places[number])
        places = places[number...]
        return true
      }
      done = 0
      number += 1
    }
    places = []
    return false
  }

  /// So many lines come from memory at once.
  private static let touchedLines = 32

  /// Reads bytes of lines, so that they come from memory without anything that waits for them.
  private static func touch(_ places: ArraySlice<UInt32>, of content: Span<UInt8>) {
    var sum = 0
    for place in places {
      let place = Int(place)
      sum &+= Int(content[place]) &+ Int(content[min(place &+ 48, content.count &- 1)])
    }
    precondition(sum >= 0)
  }

  /// Copies a line or its beginning, eight bytes at a time as far as there are so many.
  ///
  /// - Returns: True if the line has been copied to its end.
  @inline(__always)
  private mutating func copyLine(of content: Span<UInt8>, from place: inout Int) -> Bool {
    unsafe content.withUnsafeBytes { source in
      unsafe buffer.withUnsafeMutableBytes { target in
        // Behind what is used, anything may be written.
        while place &+ 8 <= source.count, used &+ 8 <= target.count {
          let word = unsafe source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          unsafe target.storeBytes(of: word, toByteOffset: used, as: UInt64.self)
          let count = Self.countToLineFeed(in: word)
          place &+= count ?? 8
          used &+= count ?? 8
          if count != nil { return true }
        }
        while place < source.count, used < target.count {
          unsafe target[used] = source[place]
          place &+= 1
          used &+= 1
          if unsafe source[place &- 1] == UInt8(ascii: "\n") { return true }
        }
        return place == source.count
      }
    }
  }

  /// How many bytes there are up to the first line feed, with it.
  @inline(__always)
  private static func countToLineFeed(in word: UInt64) -> Int? {
    let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8 + 1
  }
}
